<?php

namespace Storedeck\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Option with a type that validates its values.
 */
final class Setting {

	/** Maximum length of a text, in characters. */
	private const MAX_LENGTH = 1000;

	/** Maximum number of options in a message. */
	private const MAX_LISTED = 20;

	/**
	 * Options of get_options().
	 *
	 * @var array<string, string>|null
	 */
	private ?array $options = null;

	/**
	 * Creates a setting from its definition.
	 *
	 * @param string               $id         Name of the option.
	 * @param array<string, mixed> $definition See data/setting-groups.php.
	 */
	public function __construct( public readonly string $id, private array $definition ) {
		$this->definition += array(
			'label'       => $id,
			'description' => '',
			'type'        => 'text',
			'default'     => '',
		);
	}

	/**
	 * Whether the value is masked in responses.
	 */
	public function is_secret(): bool {
		return 'password' === $this->definition['type'];
	}

	/**
	 * Setting of a response, without its value.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$data = array( 'id' => $this->id );

		foreach ( array( 'label', 'description', 'default', 'type' ) as $key ) {
			$data[ $key ] = $this->definition[ $key ];
		}

		if ( isset( $this->definition['options'] ) ) {
			$data['options'] = (object) $this->get_options();
		}

		return $data;
	}

	/**
	 * Stored value.
	 */
	public function get_value(): mixed {
		$value = get_option( $this->id, null );

		// An empty list may be stored as an empty string.
		if ( 'multiselect' === $this->definition['type'] ) {
			return array_values( array_filter( (array) ( $value ?? $this->definition['default'] ), 'is_string' ) );
		}

		$value = is_scalar( $value ) ? $value : $this->definition['default'];

		// Some plugins store texts with HTML entities.
		return is_string( $value ) ? wp_specialchars_decode( $value, ENT_QUOTES ) : $value;
	}

	/**
	 * Stores a value.
	 *
	 * @param mixed $value Value validated by check().
	 */
	public function save( $value ): void {
		update_option( $this->id, $value );
	}

	/**
	 * Validates a value.
	 *
	 * @param mixed $value Value of a request.
	 * @return mixed Sanitized value; null when it is invalid.
	 */
	public function validate( $value ) {
		switch ( $this->definition['type'] ) {
			case 'checkbox':
				return $this->validate_checkbox( $value );
			case 'select':
			case 'radio':
				return is_scalar( $value ) && isset( $this->get_options()[ (string) $value ] ) ? (string) $value : null;
			case 'multiselect':
				return $this->validate_choices( $value );
			case 'number':
				return $this->validate_number( $value );
			default:
				return $this->validate_text( $value );
		}
	}

	/**
	 * Error message for an invalid value: the label and the valid values.
	 */
	public function get_error_message(): string {
		/* translators: 1: label of a setting, 2: its valid values, as a sentence. */
		return sprintf( __( '%1$s: %2$s', 'storedeck' ), $this->definition['label'], $this->get_expected() );
	}

	/**
	 * The valid values, as a sentence.
	 */
	private function get_expected(): string {
		if ( isset( $this->definition['expected'] ) ) {
			return $this->definition['expected'];
		}

		switch ( $this->definition['type'] ) {
			case 'checkbox':
				return __( 'Expected yes or no.', 'storedeck' );
			case 'select':
			case 'radio':
				/* translators: %s: list of values, separated by commas. */
				return sprintf( __( 'Expected one of: %s.', 'storedeck' ), $this->list_options() );
			case 'multiselect':
				/* translators: %s: list of values, separated by commas. */
				return sprintf( __( 'Expected a list with values from: %s.', 'storedeck' ), $this->list_options() );
			case 'number':
				return sprintf(
					/* translators: 1: minimum, 2: maximum. */
					__( 'Expected a whole number from %1$s to %2$s.', 'storedeck' ),
					$this->definition['minimum'] ?? PHP_INT_MIN,
					$this->definition['maximum'] ?? PHP_INT_MAX
				);
			default:
				return sprintf(
					/* translators: %d: maximum number of characters. */
					__( 'Expected a text of at most %d characters.', 'storedeck' ),
					$this->definition['max_length'] ?? self::MAX_LENGTH
				);
		}
	}

	/**
	 * ID of the setting that must have another value; null if there is none.
	 */
	public function get_differs_from(): ?string {
		return $this->definition['differs_from'] ?? null;
	}

	/**
	 * Options of a setting with a choice. Long lists are created when they are needed.
	 *
	 * @return array<string, string> Label by value.
	 */
	private function get_options(): array {
		$options = $this->definition['options'] ?? array();

		if ( ! $options instanceof \Closure ) {
			return (array) $options;
		}

		if ( null === $this->options ) {
			$stored        = get_option( $this->id, '' );
			$this->options = $options( is_string( $stored ) ? $stored : '' );
		}

		return $this->options;
	}

	/**
	 * The first options, separated by commas.
	 */
	private function list_options(): string {
		$options = array_map( 'strval', array_keys( $this->get_options() ) );
		$shown   = array_slice( $options, 0, self::MAX_LISTED );

		return implode( ', ', $shown ) . ( count( $options ) > self::MAX_LISTED ? ', …' : '' );
	}

	/**
	 * Validates a checkbox.
	 *
	 * @param mixed $value Value of a request.
	 */
	private function validate_checkbox( $value ): ?string {
		if ( is_bool( $value ) ) {
			return $value ? 'yes' : 'no';
		}

		return in_array( $value, array( 'yes', 'no' ), true ) ? $value : null;
	}

	/**
	 * Validates a list of options.
	 *
	 * @param mixed $value Value of a request. An empty string is an empty list.
	 * @return string[]|null
	 */
	private function validate_choices( $value ): ?array {
		$choices = '' === $value ? array() : $value;

		if ( ! is_array( $choices ) ) {
			return null;
		}

		$options = $this->get_options();

		foreach ( $choices as $choice ) {
			if ( ! is_string( $choice ) || ! isset( $options[ $choice ] ) ) {
				return null;
			}
		}

		return array_values( array_unique( $choices ) );
	}

	/**
	 * Validates an integer.
	 *
	 * @param mixed $value Value of a request.
	 */
	private function validate_number( $value ): ?string {
		$number = is_int( $value ) || is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_INT ) : false;

		if (
			false === $number
			|| $number < ( $this->definition['minimum'] ?? PHP_INT_MIN )
			|| $number > ( $this->definition['maximum'] ?? PHP_INT_MAX )
		) {
			return null;
		}

		return (string) $number;
	}

	/**
	 * Validates a text. Markup is removed, except that a textarea may contain
	 * the markup of posts.
	 *
	 * @param mixed $value Value of a request.
	 */
	private function validate_text( $value ): ?string {
		if ( is_int( $value ) || is_float( $value ) ) {
			$value = (string) $value;
		}

		if (
			! is_string( $value )
			|| str_contains( $value, "\0" )
			|| wp_check_invalid_utf8( $value ) !== $value
			|| mb_strlen( $value ) > ( $this->definition['max_length'] ?? self::MAX_LENGTH )
		) {
			return null;
		}

		if ( 'textarea' === $this->definition['type'] ) {
			return wp_kses_post( $value );
		}

		if (
			isset( $this->definition['pattern'] ) && 1 !== preg_match( $this->definition['pattern'], $value )
			|| isset( $this->definition['check'] ) && true !== ( $this->definition['check'] )( $value )
		) {
			return null;
		}

		// Spaces are kept: they can be the thousand separator.
		return strip_tags( $value );
	}
}
