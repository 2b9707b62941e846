import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';

/** Registers screens as plugins do, by the function alone, and adds the menus for a user. */
const addMenus = ( user, ...screens ) =>
	php(
		`add_filter( 'storedeck_screens', '__return_empty_array' );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		wp_set_current_user( $given['user'] );
		add_action( 'admin_menu', static function () use ( $given ) {
			array_map( 'storedeck_register_screen', $given['screens'] );
		} );
		\\Storedeck\\Admin\\Menu::register_hooks();
		do_action( 'admin_menu' );
		global $submenu;
		return array(
			'menu'    => array_column( array_merge( array(), ...array_values( (array) $submenu ) ), 2, 0 ),
			'screens' => array_column( \\Storedeck\\Admin\\Screens::all(), null, 'path' ),
		);`,
		{ user, screens }
	);

const SCREEN = { path: '/acme', title: 'Acme parcels' };

describe( 'screens of plugins', () => {
	it( 'have a menu entry, and are among the screens of the app', () => {
		const { menu, screens } = addMenus( 1, SCREEN, {
			...SCREEN,
			path: '/acme/numbers',
			title: 'Acme numbers',
			menu: 'analytics',
		} );
		assert.equal(
			decodeURIComponent( menu[ 'Acme parcels' ] ),
			'storedeck&path=/acme'
		);
		assert.equal( screens[ '/acme' ].capability, 'manage_woocommerce' );
		assert.equal( screens[ '/acme' ].parent, 'storedeck' );
		assert.equal(
			screens[ '/acme/numbers' ].parent,
			screens[ '/analytics/overview' ].parent
		);
	} );

	it( 'have no menu entry for users without the capability', () => {
		const { menu } = addMenus( 0, SCREEN );
		assert.equal( menu[ 'Acme parcels' ], undefined );
	} );

	it( 'cannot replace a screen of Storedeck', () => {
		const { screens } = addMenus( 1, { ...SCREEN, path: '/settings' } );
		assert.equal( screens[ '/settings' ].title, 'Settings' );
	} );
} );
