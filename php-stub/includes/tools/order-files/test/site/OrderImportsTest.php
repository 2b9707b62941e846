<?php
/**
 * Tests of imports by the REST API.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test\Site;

use ReflectionMethod;
use Storedeck\Exports\Export_Folder;
use Storedeck\Foundation\Private_Folder;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Test\Site\Request;
use Storedeck\Tools\Order_Files\Import_Files;
use Storedeck\Tools\Order_Files\Import_Log;
use Storedeck\Tools\Order_Files\Import_State;
use Storedeck\Tools\Order_Files\Importer;
use Storedeck\Tools\Order_Files\Order_Import_Handler;
use Storedeck\Tools\Order_Files\Order_Imports;
use Storedeck\Tools\Order_Files\Order_Preview_Handler;
use Storedeck\Tools\Order_Files\Order_Uploads;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A file is sent, shown, imported and undone, and no one else has it.
 *
 * @group mariadb
 */
final class OrderImportsTest extends ImportTestCase {

	private const ROUTE = '/storedeck/v1/order-imports';

	/**
	 * Names of columns.
	 */
	private const COLUMNS = 'Order ID,Date,Customer,Email,Product,Quantity,Price';

	/**
	 * {@inheritDoc}
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'storedeck_max_load', static fn() => 1000 );
		Import_Files::delete_older_than( PHP_INT_MAX );
	}

	/**
	 * Sends a file.
	 *
	 * @return array<string, mixed> The import.
	 */
	private static function upload( string $text, string $file = 'orders.csv' ): array {
		$import = self::write( 'POST', self::ROUTE, array( 'file' => $file, 'size' => strlen( $text ) ) );

		foreach ( str_split( $text, 70000 ) as $index => $part ) {
			self::send_part( $import['id'], 70000 * $index, $part );
		}

		return $import;
	}

	/**
	 * Sends a part of a file.
	 *
	 * @return int Status of the response.
	 */
	private static function send_part( string $id, int $offset, string $bytes ): int {
		$request = new WP_REST_Request( 'POST', self::ROUTE . "/$id/chunks" );

		$request->set_query_params( array( 'offset' => $offset ) );
		$request->set_header( 'content-type', 'application/octet-stream' );
		$request->set_body( $bytes );

		return rest_do_request( $request )->get_status();
	}

	/**
	 * Reads an import, whose jobs are done then.
	 *
	 * @return array<string, mixed>
	 */
	private static function read( string $id ): array {
		self::run_jobs();

		return self::get( self::ROUTE . "/$id" );
	}

	/**
	 * Sends a file, and reads what it becomes.
	 *
	 * @param array<string, mixed> $options Options.
	 * @return array<string, mixed> The import.
	 */
	private static function preview_of( string $text, array $options = array(), string $file = 'orders.csv' ): array {
		$id = self::upload( $text, $file )['id'];

		self::write( 'POST', self::ROUTE . "/$id/preview", $options );

		return self::read( $id );
	}

	/**
	 * A file of the field.
	 */
	private static function read_field_file( string $name ): string {
		return (string) file_get_contents( dirname( __DIR__, 6 ) . "/tests/field/$name" );
	}

	/**
	 * Extensions of the private files of imports.
	 *
	 * @return list<string>
	 */
	private static function list_files(): array {
		return array_values( array_map( static fn( string $file ): string => substr( $file, 41 ),
			preg_grep( '/^[0-9a-f]{40}\.(?!lock)/', Private_Folder::list_files() ) ) );
	}

	/**
	 * Many orders, and the problem of one.
	 */
	private static function get_many(): string {
		$rows = array( self::COLUMNS, 'x,someday,Ada,a@a.test,Tea,1,2.00' );

		for ( $number = 1; $number <= 1200; ++$number ) {
			$rows[] = "A$number,2026-03-02 10:00,Customer $number,c$number@a.test,Product " . $number % 7 . ',1,2.50';
		}

		return implode( "\n", $rows );
	}

	public function test_a_preview_shows_what_the_file_becomes(): void {
		$import  = self::preview_of( self::read_field_file( 'shopify-line-and-order-discount.csv' ) );
		$preview = $import['preview'];

		$this->assertSame( array( 'ready', 'orders.csv', 'Shopify' ), array( $import['status'], $import['file'], $preview['system'] ) );
		$this->assertContains( array( 'name' => 'Lineitem price', 'field' => 'Price of one item' ), $preview['columns'] );
		$this->assertContains( 'Vendor', $preview['unused'] );
		$this->assertSame( $preview['count'], count( $preview['first'] ) );
		$this->assertNotSame( '', $preview['first'][0]['items'][0]['name'] );
		$this->assertCount( 2, $preview['period'] );
		$this->assertSame( array(), self::get_totals() );
	}

	public function test_problems_name_line_column_and_value(): void {
		$import = self::preview_of( self::COLUMNS . "\n1,2026-03-02,Ada,a@a.test,Tea,1,2.00\n2,2026-02-31,Ada,a@a.test,Tea,1,2.00\n"
			. "3,2026-03-02,Ada,a@a.test,Tea,1,two\n" );

		$this->assertSame( array( 'ready', 2, 1 ), array( $import['status'], $import['problems'], $import['preview']['count'] ) );
		$this->assertSame(
			array(
				array( 'problem', 3, 'Date', '2026-02-31', '"2026-02-31" is not a valid date.' ),
				array( 'problem', 4, 'Price', 'two', 'The price "two" is not a valid amount.' ),
			),
			array_map( 'array_values', self::get( self::ROUTE . "/{$import['id']}/problems" ) )
		);
	}

	public function test_asks_for_what_the_file_leaves_open(): void {
		$text   = "Order ID,Date,Status,Product,Price\n1,03/04/2026 10:00,Sunny,Tea,\"1,234\"\n";
		$import = self::preview_of( $text );

		$this->assertSame( array( 'invalid', 'dates' ), array( $import['status'], $import['asks']['option'] ) );
		$this->assertStringContainsString( '"03/04/2026 10:00"', $import['message'] );

		$open    = array( 'dates' => 'dmy', 'zone' => 'Asia/Tokyo', 'decimal' => ',', 'currency' => 'KWD' );
		$options = $open + array( 'statuses' => array( 'sunny' => 'completed' ) );

		self::write( 'POST', self::ROUTE . "/{$import['id']}/preview", $options );
		$import = self::read( $import['id'] );
		$first  = $import['preview']['first'][0];

		$this->assertEqualsCanonicalizing( $options, $import['options'] );
		$this->assertSame( array( '2026-04-03T01:00:00', 'completed', '1.234' ),
			array( $first['date'], $first['status'], $first['total'] ) );
		$this->assertEquals( $open + array( 'status' => 'completed' ), array_column( $import['preview']['choices'], 'value', 'option' ) );
	}

	public function test_a_choice_counts_that_is_made_while_the_file_is_read(): void {
		$id = self::upload( "Order ID,Date,Product,Price\n1,03/04/2026 10:00,Tea,2.00\n" )['id'];

		// During a step with the first choice, which goes on with it.
		$choose = static function ( $uploads ) use ( $id, &$choose ) {
			if ( 'mdy' === ( $uploads[ $id ]['options']['dates'] ?? '' ) && null !== Job_Store::of_slot( "order-preview-$id" ) ) {
				remove_filter( 'option_storedeck_order_uploads', $choose );
				Order_Imports::preview( $id, array( 'dates' => 'dmy' ) );
			}

			return $uploads;
		};

		add_filter( 'option_storedeck_order_uploads', $choose );
		self::write( 'POST', self::ROUTE . "/$id/preview", array( 'dates' => 'mdy' ) );

		$import = self::read( $id );

		$this->assertFalse( has_filter( 'option_storedeck_order_uploads', $choose ) );
		$this->assertSame( array( 'dates' => 'dmy' ), (array) $import['options'] );
		$this->assertSame( '2026-04-03T10:00:00', $import['preview']['first'][0]['date'] );
	}

	public function test_imports_once_however_often_and_undoes_it(): void {
		$text = self::read_field_file( 'shopify-line-and-order-discount.csv' );
		$id   = self::preview_of( $text )['id'];

		self::write( 'POST', self::ROUTE . "/$id/import" );
		$import = self::read( $id );
		$count  = count( self::get_totals() );

		$this->assertSame( array( 'imported', $count, $count ),
			array( $import['status'], $import['counts']['created'], $import['total'] ) );
		$this->assertSame( array( 'problems' ), self::list_files() );

		$again = self::preview_of( $text )['id'];
		self::write( 'POST', self::ROUTE . "/$again/import" );

		$this->assertSame( array( 'created' => 0, 'updated' => 0, 'unchanged' => $count ), self::read( $again )['counts'] );
		$this->assertCount( $count, self::get_totals() );

		self::write( 'POST', self::ROUTE . "/$id/undo" );
		$this->assertSame( 'undone', self::read( $id )['status'] );
		$this->assertSame( array(), self::get_totals() );
		$this->assertEqualsCanonicalizing( array( 'imported', 'undone' ), array_column( self::get( self::ROUTE ), 'status' ) );
	}

	public function test_processes_that_are_killed_anywhere_change_nothing(): void {
		$files = new Import_Files( Export_Folder::create_name() );
		$id    = Importer::create_id();
		$stage = '';

		Private_Folder::prepare();
		$files->write( 0, self::get_many() );

		$create = static function () use ( $id, $files ): Importer {
			$ignore = static function (): void {};

			Request::forget();

			return new Importer( array(), $ignore, $ignore, $ignore, $ignore, $id, $files );
		};

		while ( Import_State::DONE !== $stage ) {
			$killed = $create();

			if ( Import_State::READY === $killed->state->stage ) {
				$killed->begin( 'orders.csv' );
			}

			( new ReflectionMethod( $killed, 'step' ) )->invoke( $killed );
			unset( $killed );

			$next = $create();

			if ( Import_State::READY === $next->state->stage ) {
				$next->begin( 'orders.csv' );
			}

			$next->run_until( Import_State::DONE, microtime( true ) + 0.0001 );
			$stage = $next->state->stage;
		}

		$this->assertSame( array( 'created' => 1200, 'updated' => 0, 'unchanged' => 0 ), $next->state->counts );
		$this->assertCount( 1200, self::get_totals() );
		$this->assertCount( 1200, self::sql( 'SELECT customer_id FROM {prefix}storedeck_customer_lookup' ) );
		$this->assertCount( 7, self::sql( "SELECT ID FROM {prefix}posts WHERE post_type = 'product'" ) );
		$this->assertSame( 1, ( new Import_Log( $files->path( 'problems' ) ) )->read( 1, 10 )[1] );
		$files->delete();
	}

	public function test_an_import_that_fails_before_it_wrote_keeps_its_file(): void {
		$id = self::preview_of( self::COLUMNS . "\n1,2026-03-02,Ada,a@a.test,Tea,1,2.00\n" )['id'];

		Job_Store::add( Order_Import_Handler::TYPE, array( 'import' => $id ), 0, 'import' );
		$this->assertSame( 'importing', self::get( self::ROUTE . "/$id" )['status'] );
		Job_Runner::stop( Job_Store::of_slot( 'import' ), Job::FAILED );
		$this->assertSame( 'ready', self::get( self::ROUTE . "/$id" )['status'] );

		self::write( 'POST', self::ROUTE . "/$id/import" );
		$this->assertSame( 'imported', self::read( $id )['status'] );
	}

	public function test_files_that_another_process_adds_stay(): void {
		$other = array( 'x' => array( 'time' => time(), 'user' => 1, 'name' => 'x' ) );

		// This process has read that there are none.
		$this->assertNull( Order_Uploads::find( 'x' ) );
		self::sql( "INSERT INTO {prefix}options ( option_name, option_value, autoload ) VALUES ( 'storedeck_order_uploads', '"
			. serialize( $other ) . "', 'off' )" );

		Order_Uploads::add( 'orders.csv', 9 );
		$this->assertNotNull( Order_Uploads::find( 'x' ) );
	}

	public function test_cancelling_keeps_what_was_imported(): void {
		$id = self::preview_of( self::get_many() )['id'];

		// Another process has imported some of the orders.
		Job_Store::add( Order_Import_Handler::TYPE, array( 'import' => $id ), 0, 'import' );
		$importer = Order_Preview_Handler::create_importer( $id, (array) Order_Uploads::find( $id ) );
		$importer->begin( 'orders.csv' );

		while ( 0 === $importer->state->counts['created'] ) {
			( new ReflectionMethod( $importer, 'step' ) )->invoke( $importer );
		}

		$this->assertSame( 409, self::send( 'POST', self::ROUTE . "/$id/preview" )->status );
		self::write( 'POST', self::ROUTE . "/$id/cancel" );

		$import = self::get( self::ROUTE . "/$id" );

		$this->assertNull( Job_Store::of_slot( 'import' ) );
		$this->assertSame( array( 'stopped', count( self::get_totals() ) ), array( $import['status'], $import['counts']['created'] ) );
		$this->assertSame( array( 'problems' ), self::list_files() );

		self::write( 'POST', self::ROUTE . "/$id/undo" );
		self::run_jobs();
		$this->assertSame( array( array(), array() ), array( self::get_totals(), self::list_files() ) );
		$this->assertSame( array(), self::sql( "SELECT ID FROM {prefix}posts WHERE post_type = 'product'" ) );
	}

	public function test_refuses_files_that_are_none(): void {
		$refused = self::send( 'POST', self::ROUTE, array( 'file' => 'orders.xlsx', 'size' => 9 ) );
		$large   = self::send( 'POST', self::ROUTE, array( 'file' => 'orders.csv', 'size' => 300 * MB_IN_BYTES ) );
		$import  = self::preview_of( "PK\x03\x04 workbook" );
		$empty   = self::preview_of( "Color,Size\ngreen,L\n" );

		$this->assertSame( array( 400, 'Choose a CSV or text file.' ), array( $refused->status, $refused->body['message'] ) );
		$this->assertStringContainsString( '200 MB', $large->body['message'] );
		$this->assertSame( 'The file is a workbook or an archive. Save its orders as "CSV UTF-8".', $import['message'] );
		$this->assertStringStartsWith( 'Missing columns: order number ("Order ID"), date', $empty['message'] );
		$this->assertSame( 409, self::send( 'POST', self::ROUTE . "/{$import['id']}/import" )->status );
		$this->assertSame( 400, self::send( 'POST', self::ROUTE . "/{$import['id']}/preview", array( 'zone' => 'Mars/Base' ) )->status );
	}

	public function test_parts_can_be_sent_again_but_none_left_out(): void {
		$id = self::write( 'POST', self::ROUTE, array( 'file' => 'orders.csv', 'size' => 6 ) )['id'];

		$this->assertSame( array( 200, 200, 409, 409, 200 ), array( self::send_part( $id, 0, 'abc' ), self::send_part( $id, 0, 'abc' ),
			self::send_part( $id, 4, 'ef' ), self::send_part( $id, 3, 'dddd' ), self::send_part( $id, 3, 'def' ) ) );
		$this->assertSame( array( 6, 6 ), array_values( array_intersect_key( self::get( self::ROUTE . "/$id" ),
			array_flip( array( 'size', 'bytes' ) ) ) ) );
	}

	public function test_a_file_is_that_of_its_user(): void {
		$id    = self::preview_of( self::COLUMNS . "\n1,2026-03-02,Ada,a@a.test,Tea,1,2.00\n" )['id'];
		$other = wp_insert_user( array( 'user_login' => 'other', 'user_pass' => 'x', 'role' => 'administrator' ) );

		wp_set_current_user( $other );
		$this->assertSame( array(), self::get( self::ROUTE ) );

		foreach ( array( 'preview', 'import', 'cancel', 'undo' ) as $action ) {
			$this->assertSame( 404, self::send( 'POST', self::ROUTE . "/$id/$action" )->status, $action );
		}

		$this->assertSame( 404, self::send( 'GET', self::ROUTE . "/$id/problems" )->status );
		( new \WP_User( $other ) )->set_role( 'subscriber' );
		wp_set_current_user( 0 );
		wp_set_current_user( $other );

		foreach ( array( array( 'GET', '' ), array( 'GET', "/$id" ), array( 'POST', "/$id/import" ) ) as list( $method, $path ) ) {
			$this->assertSame( 403, self::send( $method, self::ROUTE . $path )->status, $path );
		}
	}
}
