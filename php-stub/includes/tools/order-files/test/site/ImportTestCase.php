<?php
/**
 * Base class of tests that import files.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

use Storedeck\Foundation\Database\Tables as Store_Tables;
use Storedeck\Test\Site\SiteTestCase;
use Storedeck\Test\Site\TableCopies;
use Storedeck\Tools\Order_Files\Import_Exception;
use Storedeck\Tools\Order_Files\Import_Undo;
use Storedeck\Tools\Order_Files\Importer;

defined( 'ABSPATH' ) || exit;

/**
 * Imports files and rows.
 */
abstract class ImportTestCase extends SiteTestCase {

	/**
	 * Filter that keeps imports from filling sums, which takes most of their time. Reports read the rows.
	 */
	protected const SUMS_SUSPENDED = 'pre_option_storedeck_sums_suspended';

	/**
	 * {@inheritDoc}
	 */
	protected function setUp(): void {
		global $wpdb;

		parent::setUp();
		add_filter( self::SUMS_SUSPENDED, static fn() => '1' );

		// Rows are written to SQLite without the filter that notes them.
		foreach ( array( 'posts', 'postmeta', 'term_relationships', ...array_values( Store_Tables::get_names() ) ) as $table ) {
			TableCopies::note( "INSERT INTO `$wpdb->prefix$table` VALUES" );
		}
	}

	/**
	 * Imports a file.
	 *
	 * @param string               $path    File.
	 * @param array<string, mixed> $options Options of Importer.
	 * @return array{problems: list<string>, warnings: list<string>, notes: list<string>, id: string, counts: array<string, int>|null, error: string} What was told, the id of the import, and numbers of orders.
	 */
	final protected static function import( string $path, array $options = array() ): array {
		$told = array_fill_keys( array( 'problems', 'warnings', 'notes' ), array() );
		$tell = static function ( string $kind ) use ( &$told ): callable {
			return static function ( int $line, string $text ) use ( $kind, &$told ): void {
				$told[ $kind ][] = "Line $line: $text";
			};
		};

		$importer = new Importer(
			$options,
			static function (): void {},
			$tell( 'problems' ),
			$tell( 'warnings' ),
			static function ( string $text ) use ( &$told ): void {
				$told['notes'][] = $text;
			}
		);

		$error  = '';
		$counts = null;

		try {
			$counts = $importer->run( $path );
		} catch ( Import_Exception $exception ) {
			$error = $exception->getMessage();
		}

		self::end_request();

		return $told + array(
			'id'     => $importer->id,
			'counts' => $counts,
			'error'  => $error,
		);
	}

	/**
	 * Imports rows.
	 *
	 * @param string $columns Names of the columns, with commas.
	 * @param string ...$rows Rows.
	 * @return array<string, mixed> See import().
	 */
	final protected static function import_rows( string $columns, string ...$rows ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'import' );

		try {
			file_put_contents( $path, implode( "\n", array( $columns, ...$rows ) ) );

			return self::import( $path );
		} finally {
			unlink( $path );
		}
	}

	/**
	 * Undoes an import.
	 *
	 * @param string $id Id, or `last`.
	 * @return list<string> Notes.
	 */
	final protected static function undo( string $id = 'last' ): array {
		$notes = array();
		$undo  = new Import_Undo(
			$id,
			static function ( string $text ) use ( &$notes ): void {
				$notes[] = $text;
			}
		);

		$undo->run();
		self::end_request();

		return $notes;
	}

	/**
	 * Edits a product in a later second than that of its last edit, which is all that dates of posts tell.
	 *
	 * @param int                  $product Id.
	 * @param array<string, mixed> $values  Fields.
	 */
	final protected static function edit( int $product, array $values ): void {
		while ( time() <= strtotime( get_post( $product )->post_modified_gmt . ' UTC' ) ) {
			usleep( 10000 );
		}

		self::write( 'PUT', "/wc-analytics/products/$product", $values );
		self::end_request();
	}

	/**
	 * Ids and totals of all orders, without refunds.
	 *
	 * @return array<int, string> Totals by id.
	 */
	final protected static function get_totals(): array {
		return array_map( static fn( string $total ): string => number_format( (float) $total, 2, '.', '' ),
			array_column( self::sql( "SELECT id, total_amount FROM {prefix}wc_orders WHERE type = 'shop_order' ORDER BY id" ),
			'total_amount', 'id' ) );
	}
}
