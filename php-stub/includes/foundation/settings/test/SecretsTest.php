<?php
/**
 * Tests of Secrets.
 *
 * @package Storedeck
 */

namespace Storedeck\Foundation\Settings\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Foundation\Settings\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Secrets.
 */
final class SecretsTest extends TestCase {

	/**
	 * The name of a field tells whether it holds a secret.
	 *
	 * @dataProvider names
	 * @param string $name   Name of a field.
	 * @param bool   $secret Whether it is masked.
	 */
	public function test_recognizes_secrets_by_the_name_of_the_field( string $name, bool $secret ): void {
		$this->assertSame( $secret, Secrets::is_secret( $name ) );
	}

	/**
	 * Names of fields in payment extensions, and whether they hold a secret.
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
	 * Secrets are masked at any depth, and the mask does not reveal their
	 * length.
	 */
	public function test_masks_secrets_at_any_depth(): void {
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
	 * Objects are not shown, scalars and null are.
	 */
	public function test_objects_are_not_shown(): void {
		$this->assertFalse( Secrets::redact( new \ArrayObject( array( 'a' ) ) ) );
		$this->assertNull( Secrets::redact( null ) );
		$this->assertSame( 5, Secrets::redact( 5 ) );
	}
}
