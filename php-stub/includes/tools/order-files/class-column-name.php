<?php

namespace Storedeck\Tools\Order_Files;

use DateTimeImmutable;
use DateTimeZone;
use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Text;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * What a name says in addition to the field: brackets and last words have a meaning, as in `Created (UTC)`, `Price incl. VAT`,
 * `Total EUR`, `VAT (%)` and `Quantity (- Refund)`.
 */
final class Column_Name {

	// cspell:disable

	/** Letters with accents, and without. */
	private const ACCENTS = array(
		'àáâãäåāăąæçćčďđèéêëēėęěğģìíîïīįıķĺļľłñńņňòóôõöøőœŕřśšşșţťțùúûüūůűųýÿźżžßё',
		'aaaaaaaaaacccddeeeeeeeeggiiiiiiikllllnnnnoooooooorrsssstttuuuuuuuuyyzzzsе',
	);

	private const TAXES = ' ?(?:vat|tax|taxes|taxe|gst|mwst|ust|tva|iva|btw|podatkiem|podatku|imposto|ндс)\b';

	/** Words that say that taxes are included, and that they are not. */
	private const WITH_TAX    = '/\b(?:inc\.?|incl(?:uding|usive|\.)?|inkl\.?|inklusive|with|avec|con|com|z|mit)' . self::TAXES
		. '|\b(?:brutto|ttc)\b|税込|с ндс|iva incluid[oa]|iva inclusa|vat included|tax included/u';
	private const WITHOUT_TAX = '/\b(?:ex\.?|excl(?:uding|usive|\.)?|exkl\.?|zzgl\.?'
		. '|without|hors|ohne|sans|sin|senza|sem|bez|before)' . self::TAXES
		. '|\b(?:netto|ht|net of tax)\b|税抜|税別|без ндс|iva exclu[is][da]|iva esclusa/u';

	private const REFUNDS = '(?:refund(?:s|ed)?|return(?:s|ed)?|(?:ruck)?erstatt(?:et|ung(?:en)?)|retouren?|storno'
		. '|rembourse(?:ments?)?|reembolsos?|rimborsi?|terugbetaling|zwrot(?:y|ach)?|возвраты?|返金)';

	/** Words that say that refunds are already subtracted. */
	private const AFTER_REFUNDS = '/^ ?[-−–] ?' . self::REFUNDS
		. '|\b(?:after|less|minus|net of|abzuglich|nach|apres|despues de|menos|dopo|meno|na|po) ' . self::REFUNDS . '\b|返金後/u';

	/** Whose a value is, which says nothing new: `precio del producto`, `estado de la orden`. */
	private const OWNERS = '/ (?:of(?: the)?|de(?: la| l)?|del|dell|du|d|do|da) (?:order|orden|pedido|compra|commande|ordine|encomenda'
		. '|product|item|producto|articulo|produit|article|prodotto|articolo|produto|artigo)$/D';

	/** Words for a percentage in brackets. */
	private const PERCENT = array( '%', 'percent', 'prozent', 'pourcent', 'porcentaje', 'procent' );

	/** Words of addresses in brackets. */
	private const ADDRESSES = array( 'billing' => 'billing', 'shipping' => 'shipping', 'rechnung' => 'billing',
		'lieferung' => 'shipping', '請求先' => 'billing', '配送先' => 'shipping' );

	/** Short names of zones that PHP knows. It knows others that are words, as `cat`. Those of summer and winter are different. */
	private const SHORT_ZONES = array( 'utc', 'gmt', 'z', 'msk', 'jst', 'cet', 'cest', 'wet', 'bst', 'eet', 'eest', 'est', 'edt', 'cst',
		'cdt', 'mst', 'mdt', 'pst', 'pdt', 'aest', 'aedt' );

	/** Zones with a name that PHP does not know. */
	private const ZONES = array(
		'мск'  => '+03:00',
		'mez'  => '+01:00',
		'mesz' => '+02:00',
		'brt'  => '-03:00',
		'eastern time (us & canada)'  => 'America/New_York',
		'eastern time'                => 'America/New_York',
		'central time (us & canada)'  => 'America/Chicago',
		'central time'                => 'America/Chicago',
		'mountain time (us & canada)' => 'America/Denver',
		'mountain time'               => 'America/Denver',
		'arizona'                     => 'America/Phoenix',
		'pacific time (us & canada)'  => 'America/Los_Angeles',
		'pacific time'                => 'America/Los_Angeles',
		'pst/pdt'                     => 'America/Los_Angeles',
		'est/edt'                     => 'America/New_York',
		'london'                      => 'Europe/London',
		'paris'                       => 'Europe/Paris',
		'berlin'                      => 'Europe/Berlin',
		'madrid'                      => 'Europe/Madrid',
		'rome'                        => 'Europe/Rome',
		'tokyo'                       => 'Asia/Tokyo',
		'sydney'                      => 'Australia/Sydney',
	);

	// cspell:enable

	/**
	 * The whole name and shorter ones without the words that mean something else, normalized.
	 *
	 * @var list<string>
	 */
	public readonly array $spellings;

	/** Zone of times; empty if it names none. */
	public readonly string $zone;

	/** Code of a currency; empty if it names none. */
	public readonly string $currency;

	/** Whether taxes are included; null if it does not say so. */
	public readonly ?bool $has_tax;

	/** Whether values are percentages. */
	public readonly bool $is_rate;

	/** Whether refunds are subtracted. */
	public readonly bool $is_after_refunds;

	public function __construct( public readonly string $name ) {
		preg_match_all( '/\(([^()]*(?:\([^()]*\))?[^()]*)\)|\[([^]]*)\]|（([^）]*)）/u', $name, $notes, PREG_SET_ORDER );

		$base  = (string) preg_replace( '/\(([^()]*(?:\([^()]*\))?[^()]*)\)|\[[^]]*\]|（[^）]*）/u', ' ', $name );
		$notes = array_map( static fn( array $note ): string => Text::trim( (string) end( $note ) ), $notes );
		$plain = self::normalize( $base );
		$words = explode( ' ', $plain );
		$found = array( 'zone' => '', 'currency' => '', 'is_rate' => false, 'is_after' => false );
		$names = array( $plain );
		$all   = self::fold( $name );

		foreach ( $notes as $note ) {
			$folded            = self::fold( $note );
			$found['zone']     = '' === $found['zone'] ? self::get_zone( $note ) : $found['zone'];
			$found['currency'] = '' === $found['currency'] ? self::get_currency( $note ) : $found['currency'];
			$found['is_rate']  = $found['is_rate'] || in_array( $folded, self::PERCENT, true );
			$found['is_after'] = $found['is_after'] || 1 === preg_match( self::AFTER_REFUNDS, $folded );

			if ( isset( self::ADDRESSES[ $folded ] ) ) {
				array_unshift( $names, self::ADDRESSES[ $folded ] . ' ' . $plain );
			}

			array_unshift( $names, Text::join_words( $plain . ' ' . self::normalize( $note ) ) );
		}

		// Without the last words that say a zone, a currency or taxes.
		$short = $plain;

		if ( count( $words ) > 1 ) {
			$parts = (array) preg_split( '/[\s_]+/u', Text::trim( $base ) );
			$last  = (string) end( $parts );

			if ( '' === $found['zone'] && '' !== self::get_zone( $last ) ) {
				$found['zone'] = self::get_zone( $last );
				$short         = implode( ' ', array_slice( $words, 0, -1 ) );
			} elseif ( '' === $found['currency'] && '' !== self::get_currency( $last ) ) {
				$found['currency'] = self::get_currency( $last );
				$short             = self::normalize( implode( ' ', array_slice( $parts, 0, -1 ) ) );
			}
		}

		$is_with          = 1 === preg_match( self::WITH_TAX, $all );
		$is_without       = 1 === preg_match( self::WITHOUT_TAX, $all );
		$short            = Text::join_words( (string) preg_replace( array( self::WITH_TAX, self::WITHOUT_TAX ), ' ', $short ) );
		$short            = Text::join_words( (string) preg_replace( self::AFTER_REFUNDS, ' ', $short ) );
		$names[]          = $short;
		$names[]          = Text::join_words( (string) preg_replace( '/\d+(?: \d+)? ?%|%| in$/D', ' ', $short ) );
		$names[]          = (string) preg_replace( self::OWNERS, '', $short );
		$is_after         = $found['is_after'] || 1 === preg_match( self::AFTER_REFUNDS, $plain );
		$this->spellings  = array_values( array_unique( array_filter( $names, 'strlen' ) ) );
		$this->zone       = $found['zone'];
		$this->currency   = $found['currency'];
		$this->has_tax    = $is_with === $is_without ? null : $is_with;
		$this->is_rate    = $found['is_rate'] || 1 === preg_match( '/(?<!\d)\s?%/', $base ) && 1 !== preg_match( '/\d\s?%/', $base );

		$this->is_after_refunds = $is_after;
	}

	/**
	 * Normalizes a name as in data/columns.php: lower case, without accents and punctuation.
	 */
	public static function normalize( string $name ): string {
		$name = (string) preg_replace( '/(?<=\p{Ll}\p{Ll})(?=\p{Lu}\p{Ll}|ID\b)/u', ' ', $name );

		return Text::join_words( (string) preg_replace( '/[_\-.\/:,;\'’"()\[\]*°º（）、・：]+/u', ' ', self::fold( $name ) ) );
	}

	/**
	 * Time zone that a text names.
	 *
	 * @param string $text For example `UTC`, `GMT+2`, `Europe/Berlin` or `Pacific Time (US & Canada)`.
	 * @return string Name or offset for DateTimeZone; empty if it names none.
	 */
	public static function get_zone( string $text ): string {
		$text  = Text::trim( $text );
		$lower = mb_strtolower( $text );

		if ( isset( self::ZONES[ $lower ] ) || in_array( $lower, self::SHORT_ZONES, true ) ) {
			return self::ZONES[ $lower ] ?? ( new DateTimeImmutable( 'now', new DateTimeZone( $lower ) ) )->format( 'P' );
		}

		if ( 1 === preg_match( '/^\(?(?:utc|gmt)? ?([+\-−])(\d{1,2}):?(\d\d)?\)?\b/iu', $text, $parts ) ) {
			return sprintf( '%s%02d:%02d', '+' === $parts[1] ? '+' : '-', (int) $parts[2], (int) ( $parts[3] ?? 0 ) );
		}

		if ( 1 !== preg_match( '~^[A-Za-z]+/[A-Za-z_]+(?:/[A-Za-z_]+)?$~D', $text ) ) {
			return '';
		}

		try {
			return ( new DateTimeZone( $text ) )->getName();
		} catch ( Throwable ) {
			return '';
		}
	}

	/**
	 * Currency that a text names.
	 *
	 * @param string $text Code or sign.
	 * @return string Code; empty if it names none, or if several currencies have the sign.
	 */
	public static function get_currency( string $text ): string {
		$text    = Text::trim( $text );
		$symbols = Currencies::get_symbols();

		if ( isset( $symbols[ $text ] ) ) {
			return $text;
		}

		return Currency_Signs::get_code( $text );
	}

	/**
	 * Text in lower case without accents.
	 */
	private static function fold( string $text ): string {
		static $folded = null;

		$folded ??= array_combine( mb_str_split( self::ACCENTS[0] ), mb_str_split( self::ACCENTS[1] ) );

		return strtr( mb_strtolower( $text ), $folded );
	}
}
