<?php
/**
 * Plugin Name:       Solitaire
 * Description:       A game of solitaire in a page or post, as a block or by the shortcode [solitaire variant="saratoga"].
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 *
 * @package SolitaireElements
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** The script module, which lies beside this file: `npm run build` makes it as dist/cdn/solitaire-elements.js. */
const SOLITAIRE_ELEMENTS_MODULE = 'solitaire-elements';

/** What an editor may ask for, by the name that shortcode, block and element have in common. */
const SOLITAIRE_ELEMENTS_ATTRIBUTES = array( 'variant', 'deal', 'deck', 'position', 'options', 'controls', 'static' );

add_action( 'init', 'solitaire_elements_register' );

/** Makes the module, the block and the shortcode known. */
function solitaire_elements_register(): void {
	wp_register_script_module(
		SOLITAIRE_ELEMENTS_MODULE,
		plugins_url( 'solitaire-elements.js', __FILE__ ),
		array(),
		'0.1.0'
	);
	register_block_type( __DIR__, array( 'render_callback' => 'solitaire_elements_block' ) );
	add_shortcode( 'solitaire', 'solitaire_elements_shortcode' );
}

/**
 * The block as it is seen.
 *
 * @param array $given The block's attributes.
 */
function solitaire_elements_block( array $given ): string {
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), solitaire_elements_tag( $given ) );
}

/**
 * The shortcode as it is seen.
 *
 * @param array|string $given The shortcode's attributes; an empty text where there are none.
 */
function solitaire_elements_shortcode( $given ): string {
	return solitaire_elements_tag( (array) $given );
}

/**
 * The element, and in browsers without JavaScript a sentence. The module is asked for where an element is, alone.
 *
 * @param array $given Attributes as an editor wrote them, which may be anybody's.
 */
function solitaire_elements_tag( array $given ): string {
	wp_enqueue_script_module( SOLITAIRE_ELEMENTS_MODULE );
	$attributes = '';
	foreach ( SOLITAIRE_ELEMENTS_ATTRIBUTES as $name ) {
		$value = $given[ $name ] ?? '';
		if ( is_scalar( $value ) && '' !== trim( (string) $value ) ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( trim( (string) $value ) ) );
		}
	}
	return sprintf(
		'<solitaire-game%s>%s</solitaire-game>',
		$attributes,
		esc_html__( 'This game of solitaire needs JavaScript.', 'solitaire-elements' )
	);
}
