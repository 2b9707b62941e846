<?php

namespace Storedeck\Settings;

use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Settings\Forbidden_Options;
use Storedeck\Foundation\Settings\Secrets;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Options that can be read and written by name: the settings, and those of
 * data/options.php.
 */
final class Store_Options {

	/** Maximum size of a value as JSON, in bytes. */
	private const MAX_LENGTH = 65536;

	/**
	 * Settings by name.
	 *
	 * @var array<string, Setting>
	 */
	private array $settings;

	/**
	 * Schemas of the other options by name.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $schemas;

	/**
	 * Loads the settings and schemas.
	 */
	public function __construct() {
		$defaults = require __DIR__ . '/data/options.php';

		/*
		 * Filters the options that can be read and written through
		 * `/wc-admin/options`.
		 *
		 * Options that grant permissions or run code are never exposed.
		 *
		 * @param array<string, array<string, mixed>> $schemas Name of the option => JSON schema of its value,
		 *                                                     `'readonly' => true` for one that is never written.
		 *
		 * @since 0.1.0
		 * @stability stable
		 */
		$this->schemas = Plugin_Hooks::filter_list(
			'storedeck_allowed_options',
			'a JSON schema of an option that neither grants permissions nor runs code',
			static fn( $schema, string $name ): bool => is_array( $schema ) && ! Forbidden_Options::contains( $name ),
			$defaults
		);

		$this->settings = Setting_Groups::get_all_settings();
	}

	/**
	 * Whether an option can be read.
	 *
	 * Names that start with woocommerce_ can also be read when nothing is
	 * stored: the response reveals nothing.
	 */
	public function is_readable( string $name ): bool {
		return isset( $this->settings[ $name ] )
			|| isset( $this->schemas[ $name ] )
			|| ( 1 === preg_match( '/^woocommerce_[a-z0-9_-]{1,150}$/D', $name ) && false === get_option( $name ) );
	}

	/**
	 * Value of an option, secrets masked.
	 *
	 * @param string $name Name of a readable option.
	 * @return mixed False when nothing is stored.
	 */
	public function read( string $name ) {
		$value = get_option( $name );

		if ( isset( $this->settings[ $name ] ) ) {
			if ( $this->settings[ $name ]->is_secret() ) {
				return Secrets::mask( $value );
			}

			return false === $value ? false : $this->settings[ $name ]->get_value();
		}

		return Secrets::is_secret( $name ) ? Secrets::mask( $value ) : Secrets::redact( $value );
	}

	/**
	 * Validates values.
	 *
	 * @return array<string, mixed>|WP_Error Sanitized values, or an error with messages by name as its data.
	 */
	public function validate( array $values ) {
		$checked  = array();
		$messages = array();

		foreach ( $values as $name => $value ) {
			$valid_value = $this->validate_one( (string) $name, $value );

			if ( is_wp_error( $valid_value ) ) {
				$messages[ $name ] = $valid_value->get_error_message();
			} else {
				$checked[ $name ] = $valid_value;
			}
		}

		return array() === $messages ? $checked : new WP_Error( 'rest_invalid_param', '', $messages );
	}

	/**
	 * Stores values.
	 *
	 * @param array<string, mixed> $values Values validated by check().
	 * @return array<string, bool> Name => whether the option holds the value.
	 */
	public function save( array $values ): array {
		$stored = array();

		foreach ( $values as $name => $value ) {
			$stored[ $name ] = update_option( $name, $value ) || maybe_serialize( get_option( $name ) ) === maybe_serialize( $value );
		}

		return $stored;
	}

	/**
	 * Validates a value.
	 *
	 * @return mixed|WP_Error
	 */
	private function validate_one( string $name, $value ) {
		if ( isset( $this->settings[ $name ] ) ) {
			$valid_value = $this->settings[ $name ]->validate( $value );

			return $valid_value ?? new WP_Error(
				'rest_invalid_param',
				/* translators: %s: name of an option. */
				sprintf( __( 'Invalid value for %s.', 'storedeck' ), $name )
			);
		}

		$schema = $this->schemas[ $name ] ?? array( 'readonly' => true );

		if ( ! empty( $schema['readonly'] ) ) {
			return new WP_Error(
				'rest_invalid_param',
				/* translators: %s: name of an option. */
				sprintf( __( 'The option %s cannot be changed.', 'storedeck' ), $name )
			);
		}

		if ( strlen( (string) wp_json_encode( $value ) ) > self::MAX_LENGTH ) {
			return new WP_Error(
				'rest_too_long',
				/* translators: 1: name of an option, 2: number of bytes. */
				sprintf( __( '%1$s is too long. The maximum is %2$d bytes.', 'storedeck' ), $name, self::MAX_LENGTH )
			);
		}

		$schema += array( 'type' => 'string' );
		$valid   = rest_validate_value_from_schema( $value, $schema, $name );

		return is_wp_error( $valid ) ? $valid : self::sanitize( rest_sanitize_value_from_schema( $value, $schema, $name ) );
	}

	/**
	 * Removes markup and NUL characters from a value.
	 */
	private static function sanitize( $value ): mixed {
		if ( is_string( $value ) ) {
			return strip_tags( str_replace( "\0", '', wp_check_invalid_utf8( $value, true ) ) );
		}

		return is_array( $value ) ? array_map( array( self::class, 'sanitize' ), $value ) : $value;
	}
}
