/** The worker in which searches are made. */
import { serve, type Port } from './serve.js';

declare const self: Port;

serve(self);
