<?php
/**
 * One way of payment.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Gateways;

use Storedeck\Store\Options\Secrets;
use Storedeck\Store\Setting_Groups\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * What the shop keeps about a way of payment in the option
 * `woocommerce_{id}_settings`.
 */
final class Payment_Gateway {

	/**
	 * What is stored.
	 *
	 * @var array<string, mixed>
	 */
	private array $stored;

	/**
	 * Takes what the gateway is.
	 *
	 * @param string               $id         Id.
	 * @param array<string, mixed> $definition See store/data/payment-gateways.php.
	 */
	public function __construct( public readonly string $id, private array $definition ) {
		$stored       = get_option( $this->option() );
		$this->stored = is_array( $stored ) ? $stored : array();

		$this->definition += array(
			'method_title'       => $id,
			'method_description' => '',
			'title'              => $id,
			'description'        => '',
			'settings'           => array(),
			'required'           => array(),
			'connection_url'     => null,
			'setup_help_text'    => null,
		);
	}

	/**
	 * Name of the option.
	 */
	public function option(): string {
		return 'woocommerce_' . $this->id . '_settings';
	}

	/**
	 * Whether customers can pay this way.
	 */
	public function is_enabled(): bool {
		return 'yes' === ( $this->stored['enabled'] ?? 'no' );
	}

	/**
	 * Whether settings are missing without which it cannot work.
	 */
	public function needs_setup(): bool {
		foreach ( $this->definition['required'] as $key ) {
			if ( '' === (string) $this->value( $key ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * How the gateway is shown.
	 *
	 * @param int $order Its place among all, from 0.
	 * @return array<string, mixed>
	 */
	public function describe( int $order ): array {
		$settings = array();

		foreach ( array_keys( $this->definition['settings'] ) as $key ) {
			$settings[ $key ] = $this->setting( (string) $key );
		}

		return array(
			'id'                     => $this->id,
			'title'                  => (string) ( $this->stored['title'] ?? $this->definition['title'] ),
			'description'            => (string) ( $this->stored['description'] ?? $this->definition['description'] ),
			'order'                  => $order,
			'enabled'                => $this->is_enabled(),
			'method_title'           => $this->definition['method_title'],
			'method_description'     => $this->definition['method_description'],
			'method_supports'        => array( 'products' ),
			'settings'               => (object) $settings,
			'needs_setup'            => $this->needs_setup(),
			'post_install_scripts'   => array(),
			'settings_url'           => admin_url( 'admin.php?page=storedeck&path=%2Fpayments&gateway=' . rawurlencode( $this->id ) ),
			'connection_url'         => $this->definition['connection_url'],
			'setup_help_text'        => $this->definition['setup_help_text'],
			'required_settings_keys' => array_values( $this->definition['required'] ),
		);
	}

	/**
	 * Settings as they are stored.
	 *
	 * @param array<string, mixed> $values Values by name, as somebody sent them.
	 * @return array{array<string, mixed>, list<string>} The clean ones, and the names of those that cannot be.
	 */
	public function check( array $values ): array {
		$clean = array();
		$wrong = array();

		foreach ( $values as $key => $value ) {
			$definition = $this->definition['settings'][ $key ] ?? null;
			$checked    = null === $definition ? null : ( new Setting( (string) $key, $definition ) )->check( $value );

			if ( null === $checked ) {
				$wrong[] = (string) $key;
			} elseif ( ! $this->is_secret( (string) $key ) || Secrets::PLACEHOLDER !== $checked ) {
				// A placeholder that was read and sent back leaves the secret as it is.
				$clean[ $key ] = $checked;
			}
		}

		return array( $clean, $wrong );
	}

	/**
	 * Stores values.
	 *
	 * @param array<string, mixed> $values Checked values, with title, description and enabled ('yes', 'no').
	 */
	public function store( array $values ): void {
		$this->stored = array_merge( $this->stored, $values );

		update_option( $this->option(), $this->stored );
	}

	/**
	 * One setting.
	 *
	 * @param string $key Name.
	 * @return array<string, mixed>
	 */
	private function setting( string $key ): array {
		$definition = $this->definition['settings'][ $key ];
		$text       = $definition['description'] ?? '';
		$value      = $this->value( $key );
		$shown      = array(
			'id'          => $key,
			'label'       => $definition['label'] ?? $key,
			'description' => $text,
			'type'        => $definition['type'] ?? 'text',
			'value'       => $this->is_secret( $key ) ? Secrets::mask( $value ) : $value,
			'default'     => $definition['default'] ?? '',
			'tip'         => $text,
			'placeholder' => $definition['placeholder'] ?? '',
		);

		if ( isset( $definition['options'] ) ) {
			$shown['options'] = (object) $definition['options'];
		}

		return $shown;
	}

	/**
	 * Value of a setting.
	 *
	 * @param string $key Name.
	 * @return mixed
	 */
	private function value( string $key ) {
		return $this->stored[ $key ] ?? $this->definition['settings'][ $key ]['default'] ?? '';
	}

	/**
	 * Whether a setting is never shown.
	 *
	 * @param string $key Name.
	 */
	private function is_secret( string $key ): bool {
		return 'password' === ( $this->definition['settings'][ $key ]['type'] ?? '' ) || Secrets::is_secret( $key );
	}
}
