<?php

namespace Storedeck\Compatibility\Woocommerce\Test\Site;

use Storedeck\Compatibility\Woocommerce\Note_Hook;
use Storedeck\Test\Site\SiteTestCase;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins hear of WooCommerce's inbox.
 *
 * @group mariadb
 */
final class NoteHookTest extends SiteTestCase {

	public function test_an_action_that_woocommerce_ran_fires_our_action_once(): void {
		$note  = array(
			'id'      => 7,
			'actions' => array( (object) array( 'id' => 3, 'name' => 'open' ), (object) array( 'id' => 4, 'name' => 'counted' ) ),
		);
		$heard = array();

		add_action(
			'storedeck_note_action',
			static function ( array $note, string $action ) use ( &$heard ): void {
				$heard[] = array( $note['id'], $action );
			},
			PHP_INT_MIN,
			2
		);

		foreach ( array( '/wc-analytics/admin/notes/7', '/wc-analytics/admin/notes/7/action/4' ) as $route ) {
			$request = new WP_REST_Request( 'POST', $route );

			Note_Hook::fire( new WP_REST_Response( $note ), array(), $request );
			Note_Hook::fire( new WP_Error( 'denied' ), array(), $request );
		}

		$this->assertSame( array( array( 7, 'counted' ) ), $heard );
	}
}
