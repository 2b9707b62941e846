<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Settings\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * What an import found out about its file, as lines of text and as data.
 */
final class Import_Preview {

	/**
	 * Stores what is known.
	 *
	 * @param array<string, mixed> $options Options of Importer.
	 */
	public function __construct( private Import_State $state, private Table $table, private array $options ) {
	}

	/**
	 * What is known, in lines of text.
	 *
	 * @param bool $is_preview Whether to show the first orders and all columns.
	 * @return list<string>
	 */
	public function get_notes( bool $is_preview ): array {
		$columns = $this->table->columns;
		$name    = $this->get_system();
		$notes   = $this->get_assumptions();
		$notes[] = 'File: ' . $this->state->encoding . ', names of columns in line ' . $this->table->header
			. ( '' === $name ? '' : ", layout of $name" ) . '.';

		foreach ( $is_preview ? $columns->get_mapping() : array() as $column => $field ) {
			$notes[] = "Column \"$column\": $field";
		}

		if ( array() !== $columns->get_unused() ) {
			$notes[] = 'Columns that are not used: ' . implode( ', ', $columns->get_unused() ) . '.';
		}

		foreach ( $is_preview ? $this->state->summary->get_first() : array() as $order ) {
			$notes[] = 'Order ' . $order;
		}

		return array( ...$notes, ...$this->state->summary->get_lines( $this->state->currency->code ) );
	}

	/**
	 * What is known, for the REST API. Dates are in site time.
	 *
	 * @return array<string, mixed>
	 */
	public function get_data(): array {
		$columns = $this->table->columns;
		$data    = $this->state->summary->get_data();

		foreach ( $data['first'] as $index => $order ) {
			$data['first'][ $index ]['date'] = get_date_from_gmt( $order['date'], 'Y-m-d\TH:i:s' );
		}

		return $data + array(
			'system'         => $this->get_system(),
			'encoding'       => $this->state->encoding,
			'header'         => $this->table->header,
			'rows'           => $this->state->rows,
			'currency'       => $this->state->currency->code,
			'period'         => self::to_site_time( $this->state->summary->period ),
			'columns'        => array_map(
				static fn( $column, string $field ): array => array(
					'name'  => (string) $column,
					'field' => Field_Labels::get( $field ),
				),
				array_keys( $columns->get_mapping() ),
				$columns->get_mapping()
			),
			'unused'         => $columns->get_unused(),
			'notes'          => $this->get_assumptions(),
			'problems'       => $this->state->summary->problems,
			'warnings'       => $this->state->summary->warnings,
			'choices'        => $this->get_choices(),
		);
	}

	/**
	 * Possible values of an option.
	 *
	 * @param string $option Option of Importer, or `status` for the meaning of a status.
	 * @return list<string>
	 */
	public static function get_values( string $option ): array {
		return match ( $option ) {
			'dates' => array( 'dmy', 'mdy' ),
			'encoding' => array( 'UTF-8', 'UTF-16LE', 'UTF-16BE', 'Shift_JIS', ...array_keys( require __DIR__ . '/data/encodings.php' ) ),
			'currency' => array_keys( Currencies::get_symbols() ),
			'zone' => timezone_identifiers_list(),
			'decimal' => array( '.', ',' ),
			'status' => array( 'completed', 'processing', 'on-hold', 'pending', 'failed', 'cancelled', 'refunded', 'draft' ),
			default => array(),
		};
	}

	/**
	 * Dates in site time.
	 *
	 * @param list<string> $dates Dates in GMT.
	 * @return list<string>
	 */
	public static function to_site_time( array $dates ): array {
		return array_map( static fn( string $date ): string => get_date_from_gmt( $date, 'Y-m-d\TH:i:s' ), $dates );
	}

	/**
	 * System whose columns the file has; empty if it is none that is known.
	 */
	private function get_system(): string {
		return (string) ( $this->table->columns->layout['name'] ?? '' );
	}

	/**
	 * What amounts were assumed to mean.
	 *
	 * @return list<string>
	 */
	private function get_assumptions(): array {
		$fields = $this->table->columns->get_fields();
		$notes  = Amount_Scopes::describe( $this->state->scopes );

		if ( in_array( 'tax_rate', $fields, true ) && array() === array_intersect( $fields, array( 'tax', 'line_tax', 'order_tax' ) ) ) {
			$notes[] = __( 'Taxes are computed from rates, because the file has no amounts of taxes.', 'storedeck' );
		}

		return $notes;
	}

	/**
	 * Options that decide what the file leaves open, with the value that counts.
	 *
	 * @return list<array{option: string, value: string, values: list<string>, name: string, count: int}> `name` and `count` are those of a status that is not known.
	 */
	private function get_choices(): array {
		$choices = array();
		$open    = $this->state->formats?->get_open() ?? array();

		if ( '' !== ( $this->options['encoding'] ?? '' ) ) {
			$open['encoding'] = $this->state->encoding;
		}

		foreach ( $open as $option => $value ) {
			$choices[] = array(
				'option' => $option,
				'value'  => $value,
				'values' => self::get_values( $option ),
				'name'   => '',
				'count'  => 0,
			);
		}

		foreach ( $this->state->summary->unknown as $name => $count ) {
			$choices[] = array(
				'option' => 'status',
				'values' => self::get_values( 'status' ),
				'value'  => $this->options['statuses'][ mb_strtolower( (string) $name ) ] ?? '',
				'name'   => (string) $name,
				'count'  => $count,
			);
		}

		return $choices;
	}
}
