<?php
/**
 * Tests of Secrets.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Options\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Store\Options\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * What is hidden, and what is not.
 */
final class SecretsTest extends TestCase {

	/**
	 * Fields are judged by their names.
	 *
	 * @dataProvider names
	 * @param string $name   Name of a field.
	 * @param bool   $secret Whether it is hidden.
	 */
	public function test_is_secret( string $name, bool $secret ): void {
		$this->assertSame( $secret, Secrets::is_secret( $name ) );
	}

	/**
	 * Names that extensions for payments use.
	 *
	 * @return list<array{string, bool}>
	 */
	public function names(): array {
		return array(
			array( 'client_secret_production', true ),
			array( 'secret_key', true ),
			array( 'test_secret_key', true ),
			array( 'webhook_secret', true ),
			array( 'api_key', true ),
			array( 'apiKey', true ),
			array( 'merchant-key', true ),
			array( 'password', true ),
			array( 'passphrase', true ),
			array( 'access_token', true ),
			array( 'private_key', true ),
			array( 'key', true ),
			array( 'publishable_key', false ),
			array( 'public_key', false ),
			array( 'merchant_email_production', false ),
			array( 'merchant_id_production', false ),
			array( 'client_id_production', false ),
			array( 'title', false ),
			array( 'enabled', false ),
			array( 'shipping', false ),
			array( 'keyboard', false ),
			array( 'monkey', false ),
		);
	}

	/**
	 * Secrets are hidden however deep they lie; nothing tells how long they are.
	 */
	public function test_hide(): void {
		$this->assertSame(
			array(
				'title' => 'Pay',
				'deep'  => array(
					'list' => array( array( 'password' => Secrets::PLACEHOLDER ) ),
				),
				'token' => Secrets::PLACEHOLDER,
				'pin'   => '',
			),
			Secrets::redact(
				array(
					'title' => 'Pay',
					'deep'  => array(
						'list' => array( array( 'password' => 'x' ) ),
					),
					'token' => array( 'a', 'b' ),
					'pin'   => '',
				)
			)
		);
	}

	/**
	 * Objects of programs are nobody's business.
	 */
	public function test_objects(): void {
		$this->assertFalse( Secrets::redact( new \ArrayObject( array( 'a' ) ) ) );
		$this->assertNull( Secrets::redact( null ) );
		$this->assertSame( 5, Secrets::redact( 5 ) );
	}
}
