<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the rows of a number, and makes orders of them. A file is read several times: what is wrong with it is reported once, by
 * a reader that reports.
 */
final class Imported_Order_Reader {

	/**
	 * Stores what it needs.
	 *
	 * @param Import_Summary|null                            $summary        Counts what is left out; null to report nothing.
	 * @param null|callable( int, string|Row_Problem ): void $report_problem Called with the line number and an error.
	 * @param null|callable( int, string ): void             $report_warning Called with the line number and a warning.
	 */
	public function __construct( private Row_Parser $parser, private ?Import_Summary $summary = null, private $report_problem = null,
		private $report_warning = null ) {
	}

	/**
	 * Reads the orders of a number.
	 *
	 * @param list<array{int, array<string, string>}> $records   Lines and rows.
	 * @param Order_Assembler                         $assembler Makes orders of rows.
	 * @return list<array<string, mixed>> Orders of Order_Assembler, with `number`.
	 */
	public function read( string $number, array $records, Order_Assembler $assembler ): array {
		$orders = array();

		foreach ( $this->split( $records ) as $rows ) {
			$line  = $records[ min( array_keys( $rows ) ) ][0];
			$order = $assembler->read( $rows );

			if ( is_string( $order ) ) {
				foreach ( array_keys( $rows ) as $place ) {
					$this->report( $this->report_problem, $records[ $place ][0], $order );
				}

				continue;
			}

			if ( 'draft' === $order['status'] ) {
				/* translators: %s: status of orders. */
				$this->summary?->leave_out( sprintf( __( 'orders with the status "%s"', 'storedeck' ), $order['named'] ) );
				continue;
			}

			foreach ( $order['problems'] as $place => $problem ) {
				$this->report( $this->report_problem, $records[ $place ][0], $problem );
			}

			foreach ( $order['warnings'] as $warning ) {
				$this->report( $this->report_warning, $line, $warning );
			}

			if ( array() !== $orders ) {
				$this->report( $this->report_warning, $line,
					/* translators: %s: number of an order. */
					sprintf( __( 'Several orders have the number %s: their buyers or dates differ.', 'storedeck' ), $number ) );
			}

			$orders[] = $order + array( 'number' => $number );
		}

		return $orders;
	}

	/**
	 * Parses rows, and splits them into those of different orders.
	 *
	 * @param list<array{int, array<string, string>}> $records Lines and rows.
	 * @return list<array<int, array<string, mixed>>> Parsed rows of each order by place in $records.
	 */
	public function split( array $records ): array {
		return Order_Assembler::split( $this->parse( $records ) );
	}

	/**
	 * Parses rows.
	 *
	 * @param list<array{int, array<string, string>}> $records Lines and rows.
	 * @return array<int, array<string, mixed>> Parsed rows by place in $records.
	 */
	private function parse( array $records ): array {
		$parsed = array();

		foreach ( $records as $place => list( $line, $row ) ) {
			$values = $this->parser->parse( $row );

			if ( $values instanceof Row_Problem ) {
				$this->report( $this->report_problem, $line, $values );
			} elseif ( 'none' === $values['kind'] ) {
				$this->summary?->leave_out( $values['reason'] );
			} else {
				$parsed[ $place ] = $values;

				foreach ( null === $this->report_warning ? array() : $this->parser->get_warnings( $row, $values ) as $warning ) {
					$this->report( $this->report_warning, $line, $warning );
				}
			}
		}

		return $parsed;
	}

	/**
	 * Reports something about a line.
	 *
	 * @param null|callable( int, string|Row_Problem ): void $report Called with both.
	 */
	private function report( ?callable $report, int $line, string|Row_Problem $text ): void {
		if ( null !== $report ) {
			$report( $line, $text );
		}
	}
}
