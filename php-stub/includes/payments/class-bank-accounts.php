<?php

namespace Storedeck\Payments;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, validates and writes the accounts that customers transfer money to.
 */
final class Bank_Accounts {

	/** Option with a list of accounts. The fields are those of WooCommerce. */
	public const OPTION = 'woocommerce_bacs_accounts';

	/** Maximum number of accounts. */
	private const MAX_ACCOUNTS = 20;

	/** Maximum length of a field. */
	private const MAX_LENGTH = 100;

	/**
	 * Names of the fields.
	 *
	 * @return array<string, string> Label by field.
	 */
	public static function get_fields(): array {
		return array(
			'account_name'   => __( 'Account name', 'storedeck' ),
			'account_number' => __( 'Account number', 'storedeck' ),
			'bank_name'      => __( 'Bank name', 'storedeck' ),
			'sort_code'      => __( 'Routing number / Sort code', 'storedeck' ),
			'iban'           => __( 'IBAN', 'storedeck' ),
			'bic'            => __( 'BIC / SWIFT', 'storedeck' ),
		);
	}

	/**
	 * Stored accounts.
	 *
	 * @return list<array<string, string>>
	 */
	public static function get(): array {
		$stored = get_option( self::OPTION, array() );

		return array_values( array_map( array( self::class, 'to_account' ), array_filter( (array) $stored, 'is_array' ) ) );
	}

	/**
	 * Stores accounts.
	 *
	 * @param list<array<string, string>> $accounts Accounts of validate().
	 */
	public static function save( array $accounts ): void {
		update_option( self::OPTION, $accounts );
	}

	/**
	 * Validates accounts. Accounts without any value are left out.
	 *
	 * @param mixed $value Value of a request.
	 * @return array{list<array<string, string>>, string} Accounts, and an error message; empty if they are valid.
	 */
	public static function validate( $value ): array {
		if ( ! is_array( $value ) || ! array_is_list( $value ) || count( $value ) > self::MAX_ACCOUNTS ) {
			return array(
				array(),
				/* translators: %d: maximum number of accounts. */
				sprintf( __( 'Bank accounts: Expected a list of at most %d accounts.', 'storedeck' ), self::MAX_ACCOUNTS ),
			);
		}

		$accounts = array();

		foreach ( $value as $index => $account ) {
			$message = self::get_error( $account );

			if ( '' !== $message ) {
				return array(
					array(),
					/* translators: 1: number of a bank account in a list, 2: what is wrong with it, as a sentence. */
					sprintf( __( 'Bank account %1$d: %2$s', 'storedeck' ), $index + 1, $message ),
				);
			}

			$accounts[] = self::to_account( $account );
		}

		return array( array_values( array_filter( $accounts, static fn( array $one ): bool => '' !== implode( '', $one ) ) ), '' );
	}

	/**
	 * What is wrong with an account.
	 *
	 * @param mixed $account Account of a request.
	 * @return string Empty if it is valid.
	 */
	private static function get_error( $account ): string {
		$fields = self::get_fields();

		if ( ! is_array( $account ) || array() !== array_diff( array_keys( $account ), array_keys( $fields ) ) ) {
			/* translators: %s: list of names. */
			return sprintf( __( 'Expected an object with these fields: %s.', 'storedeck' ), implode( ', ', array_keys( $fields ) ) );
		}

		foreach ( $account as $name => $text ) {
			if ( ! is_string( $text ) || mb_strlen( $text ) > self::MAX_LENGTH || wp_check_invalid_utf8( $text ) !== $text ) {
				return sprintf(
					/* translators: 1: name of a field, 2: maximum number of characters. */
					__( '%1$s: Expected a text of at most %2$d characters.', 'storedeck' ),
					$fields[ $name ],
					self::MAX_LENGTH
				);
			}
		}

		$account = self::to_account( $account );

		if ( '' !== $account['iban'] && ! self::is_iban( $account['iban'] ) ) {
			return __( 'IBAN: Expected country, check digits and account, for example DE89 3704 0044 0532 0130 00.', 'storedeck' );
		}

		if ( '' !== $account['bic'] && 1 !== preg_match( '/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/D', $account['bic'] ) ) {
			return __( 'BIC / SWIFT: Expected 8 or 11 letters and digits, for example DEUTDEFF.', 'storedeck' );
		}

		return '' !== implode( '', $account ) && '' === $account['account_number'] . $account['iban']
			? __( 'Enter an account number or an IBAN.', 'storedeck' )
			: '';
	}

	/**
	 * Whether an IBAN has the right form and check digits (ISO 13616).
	 *
	 * @param string $iban IBAN with or without spaces.
	 */
	private static function is_iban( string $iban ): bool {
		$iban = str_replace( ' ', '', $iban );

		if ( 1 !== preg_match( '/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/D', $iban ) ) {
			return false;
		}

		$remainder = 0;

		// Letters count as 10 to 35. The number is too long for an integer.
		foreach ( str_split( substr( $iban, 4 ) . substr( $iban, 0, 4 ) ) as $character ) {
			$digits    = ctype_digit( $character ) ? $character : (string) ( ord( $character ) - 55 );
			$remainder = (int) ( $remainder . $digits ) % 97;
		}

		return 1 === $remainder;
	}

	/**
	 * An account with all fields. Codes are in capital letters.
	 *
	 * @return array<string, string>
	 */
	private static function to_account( array $account ): array {
		$texts = array();

		foreach ( array_keys( self::get_fields() ) as $name ) {
			$text           = $account[ $name ] ?? '';
			$texts[ $name ] = is_scalar( $text ) ? Text::join_words( strip_tags( (string) $text ) ) : '';
		}

		$texts['iban'] = strtoupper( $texts['iban'] );
		$texts['bic']  = strtoupper( $texts['bic'] );

		return $texts;
	}
}
