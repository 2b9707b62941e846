<?php

namespace Storedeck\Foundation\Settings;

use Storedeck\Foundation\Sorted_Labels;

defined( 'ABSPATH' ) || exit;

/**
 * Symbols and names of currencies.
 */
final class Currencies {

	/**
	 * Currency symbols.
	 *
	 * @return array<string, string> ISO 4217 code => symbol.
	 */
	public static function get_symbols(): array {
		static $symbols = null;

		$symbols ??= require __DIR__ . '/data/currency-symbols.php';

		return $symbols;
	}

	/**
	 * Symbol of a currency.
	 *
	 * @param string $code ISO 4217 code.
	 * @return string The code itself when no symbol is known.
	 */
	public static function get_symbol( string $code ): string {
		return self::get_symbols()[ $code ] ?? $code;
	}

	/**
	 * Currency names in the language of the user.
	 *
	 * @return array<string, string> ISO 4217 code => name.
	 */
	public static function get_names(): array {
		return require __DIR__ . '/data/currency-names.php';
	}

	/**
	 * Choices of a setting, sorted by name, for example `US dollar ($) – USD`.
	 *
	 * @return array<string, string> ISO 4217 code => label.
	 */
	public static function get_options(): array {
		$names   = self::get_names();
		$options = array();

		foreach ( self::get_symbols() as $code => $symbol ) {
			$options[ $code ] = sprintf(
				/* translators: 1: name of a currency, 2: its symbol, 3: its code. For example: US dollar ($) – USD. */
				_x( '%1$s (%2$s) – %3$s', 'currency', 'storedeck' ),
				$names[ $code ] ?? $code,
				$symbol,
				$code
			);
		}

		return Sorted_Labels::sort( $options );
	}
}
