<?php

namespace Storedeck\Mounts;

use Storedeck\Admin\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Registers a block that shows charts, metrics, tables and leaderboards in posts and pages.
 */
final class Block {

	/** Handle of the script that the editor loads, which Scripts registers. */
	private const HANDLE = 'storedeck-blocks';

	public static function register_hooks(): void {
		add_action( 'init', array( self::class, 'register' ) );
	}

	public static function register(): void {
		register_block_type(
			'storedeck/mount',
			array(
				'api_version'           => 3,
				'title'                 => __( 'Store metrics', 'storedeck' ),
				'description'           => __(
					'A chart, metrics, a table, a question, or a leaderboard of your store. Visible only to users who can view reports.',
					'storedeck'
				),
				'category'              => 'widgets',
				'icon'                  => 'chart-bar',
				'attributes'            => array(
					'name'  => array( 'type' => 'string', 'default' => 'report-chart' ),
					'props' => array( 'type' => 'object', 'default' => array( 'report' => 'revenue' ) ),
				),
				'supports'              => array( 'html' => false ),
				'editor_script_handles' => array( self::HANDLE ),
				'editor_style_handles'  => array( 'wp-components', Assets::HANDLE ),
				'render_callback'       => array( self::class, 'render' ),
			)
		);
	}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	public static function render( $attributes ): string {
		$name  = $attributes['name'] ?? '';
		$props = $attributes['props'] ?? array();

		return Placeholder::html( is_string( $name ) ? $name : '', is_array( $props ) ? $props : array() );
	}
}
