<?php

namespace Storedeck\Payments;

use Storedeck\Foundation\Settings\Secrets;
use Storedeck\Foundation\Text;
use Storedeck\Settings\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the settings of a payment gateway, stored in the option
 * `woocommerce_{id}_settings`.
 */
final class Payment_Gateway {

	/** Type of a setting with the bank accounts, which have an option of their own. */
	private const BANK_ACCOUNTS = 'bank_accounts';

	/**
	 * Stored settings.
	 *
	 * @var array<string, mixed>
	 */
	private array $stored;

	/**
	 * Creates a gateway from its definition.
	 *
	 * @param array<string, mixed> $definition See data/payment-gateways.php.
	 */
	public function __construct( public readonly string $id, private array $definition ) {
		$stored       = get_option( $this->get_option_name() );
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

	public function get_option_name(): string {
		return 'woocommerce_' . $this->id . '_settings';
	}

	public function is_enabled(): bool {
		return 'yes' === ( $this->stored['enabled'] ?? 'no' );
	}

	/**
	 * Whether required settings are missing.
	 */
	public function needs_setup(): bool {
		foreach ( $this->definition['required'] as $key ) {
			if ( '' === (string) $this->get_value( $key ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Gateway of a response.
	 *
	 * @param int $order Position, from 0.
	 * @return array<string, mixed>
	 */
	public function to_array( int $order ): array {
		$settings = array();

		foreach ( array_keys( $this->definition['settings'] ) as $key ) {
			$settings[ $key ] = $this->get_setting( (string) $key );
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
	 * Validates settings.
	 *
	 * @return array{array<string, mixed>, array<string, string>} Valid values, and error messages by name.
	 */
	public function validate( array $values ): array {
		$valid   = array();
		$invalid = array();

		foreach ( $values as $key => $value ) {
			$definition = $this->definition['settings'][ $key ] ?? null;

			if ( null === $definition ) {
				/* translators: %s: name of a setting. */
				$invalid[ $key ] = sprintf( __( 'Unknown setting: %s.', 'storedeck' ), $key );
				continue;
			}

			if ( self::BANK_ACCOUNTS === ( $definition['type'] ?? '' ) ) {
				list( $accounts, $message ) = Bank_Accounts::validate( $value );

				if ( '' === $message ) {
					$valid[ $key ] = $accounts;
				} else {
					$invalid[ $key ] = $message;
				}
				continue;
			}

			$setting = new Setting( (string) $key, $definition );
			$checked = $setting->validate( $value );

			if ( 'title' === $key && is_string( $checked ) && '' === Text::trim( $checked ) ) {
				$invalid[ $key ] = self::get_title_error();
			} elseif ( null === $checked ) {
				$invalid[ $key ] = $setting->get_error_message();
			} elseif ( ! $this->is_secret( (string) $key ) || Secrets::PLACEHOLDER !== $checked ) {
				// A masked secret that is sent back keeps the stored secret.
				$valid[ $key ] = $checked;
			}
		}

		return array( $valid, $invalid );
	}

	/**
	 * Error message for an empty title. Customers choose a payment method by its title.
	 */
	public static function get_title_error(): string {
		return __( 'Title: Expected a text. Customers choose the payment method by its title.', 'storedeck' );
	}

	/**
	 * Stores settings.
	 *
	 * @param array<string, mixed> $values Validated values, including title, description and enabled ('yes', 'no').
	 */
	public function save( array $values ): void {
		foreach ( $this->definition['settings'] as $key => $setting ) {
			if ( self::BANK_ACCOUNTS === ( $setting['type'] ?? '' ) && isset( $values[ $key ] ) ) {
				Bank_Accounts::save( $values[ $key ] );
				unset( $values[ $key ] );
			}
		}

		$this->stored = array_merge( $this->stored, $values );

		update_option( $this->get_option_name(), $this->stored );
	}

	/**
	 * Setting of a response.
	 *
	 * @return array<string, mixed>
	 */
	private function get_setting( string $key ): array {
		$definition = $this->definition['settings'][ $key ];
		$text       = $definition['description'] ?? '';
		$value      = $this->get_value( $key );
		$data       = array(
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
			$data['options'] = (object) $definition['options'];
		}

		return $data;
	}

	/**
	 * Value of a setting.
	 */
	private function get_value( string $key ): mixed {
		if ( self::BANK_ACCOUNTS === ( $this->definition['settings'][ $key ]['type'] ?? '' ) ) {
			return Bank_Accounts::get();
		}

		return $this->stored[ $key ] ?? $this->definition['settings'][ $key ]['default'] ?? '';
	}

	/**
	 * Whether a setting is masked in responses.
	 */
	private function is_secret( string $key ): bool {
		return 'password' === ( $this->definition['settings'][ $key ]['type'] ?? '' ) || Secrets::is_secret( $key );
	}
}
