import { executeServerCommand } from '@web/test-runner-commands';

/** Turns the wheel of the mouse, by so many pixels of the page as it goes down. */
export async function turnWheel(deltaY: number): Promise<void> {
  await executeServerCommand('wheel', { deltaY });
}
