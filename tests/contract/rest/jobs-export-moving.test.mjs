import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { RUN_JOBS, php } from '../../setup/site.mjs';

/** First ID of the test rows, above the IDs of the demo store and of other test files. */
const FIRST_ID = 996000001;
const ROWS = 1200;
const YEAR = { after: '2010-01-01T00:00:00', before: '2010-12-31T23:59:59' };

const CLEAR = `
	global $wpdb;
	foreach ( array( 'storedeck_order_stats' => 'order_id', 'storedeck_order_product_lookup' => 'order_id', 'storedeck_order_coupon_lookup' => 'order_id',
		'storedeck_order_tax_lookup' => 'order_id', 'storedeck_customer_lookup' => 'customer_id' ) as $table => $column ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE $column >= ${ FIRST_ID } AND $column < ${
			FIRST_ID + 2 * ROWS
		}" );
	}
	$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_product_meta_lookup WHERE sku LIKE 'moving-%'" );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}posts WHERE post_title LIKE 'moving-%' OR post_title LIKE 'z-moving-%'" );
	do_action( 'storedeck_data_changed' );
`;

/** PHP code that inserts rows; \`$i\` counts from \`$from\` to below \`$to\`. */
const INSERT = `
	$insert = static function ( string $table, string $columns, int $from, int $to, callable $values ): void {
		global $wpdb;
		foreach ( array_chunk( range( $from, $to - 1 ), 500 ) as $chunk ) {
			$rows = implode( ', ', array_map( static fn( int $i ): string => '( ' . $values( $i, ${ FIRST_ID } + $i ) . ' )', $chunk ) );
			if ( false === $wpdb->query( "INSERT INTO {$wpdb->prefix}$table ( $columns ) VALUES $rows" ) ) {
				throw new Exception( $wpdb->last_error );
			}
		}
	};
	$add_order = static function ( int $from, int $to ) use ( $insert ): void {
		$insert( 'storedeck_order_stats', 'order_id, date_created, date_created_gmt, date_paid, num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id, currency', $from, $to,
			static function ( int $i, int $id ): string {
				$date = gmdate( "'Y-m-d H:i:s'", gmmktime( $i, 0, 0, 1, 1, 2010 ) );
				return "$id, $date, $date, $date, 1, $i, 0, 0, $i, 0, 'wc-completed', $id, 'USD'";
			} );
	};
	$add_customers = static function ( int $from, int $to ) use ( $insert ): void {
		$insert( 'storedeck_customer_lookup', 'customer_id, username, first_name, last_name, email, date_registered, date_last_active', $from, $to,
			static fn( int $i, int $id ): string => "$id, '', 'Moving', '$id', 'moving-$id@example.test', " . gmdate( "'Y-m-d H:i:s'", gmmktime( 0, $i, 0, 1, 1, 2010 ) ) . ', NULL' );
	};
`;

/**
 * Each type of export whose rows move while it runs: parameters, PHP code of the rows, and of a change after each step
 * (`$from` and `$to` number the rows to add, or to move to the start). `pattern` finds a row in the file.
 */
const TYPES = {
	customers: {
		args: { orderby: 'date_registered', order: 'desc' },
		add: `$add_customers( $from, $to );`,
		change: `$add_customers( ${ ROWS } + $from, ${ ROWS } + $to );`,
		pattern: /moving-(\d+)@/,
	},
	'customers by total spend': {
		args: { ...YEAR, orderby: 'total_spend', order: 'desc' },
		add: `$add_customers( $from, $to ); $add_order( $from, $to );`,
		change: `$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_order_stats SET total_sales = total_sales + 100000 WHERE order_id BETWEEN ${ FIRST_ID } + $from AND ${ FIRST_ID } + $to - 1" );`,
		pattern: /moving-(\d+)@/,
	},
	stock: {
		args: { orderby: 'title', order: 'desc' },
		// Posts get their own IDs: later posts would continue after given ones.
		add: `
			$insert( 'posts', 'post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type', $from, $to,
				static fn( int $i, int $id ): string => "1, '2010-01-01', '2010-01-01', '', 'moving-$id@', '', 'publish', '', '', '', '2010-01-01', '2010-01-01', '', 'product'" );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}storedeck_product_meta_lookup ( product_id, sku, stock_status ) SELECT ID, post_title, 'instock' FROM {$wpdb->prefix}posts WHERE post_title LIKE 'moving-%'" );
		`,
		change: `
			$titles = implode( "', '", array_map( static fn( int $i ): string => 'moving-' . ( ${ FIRST_ID } + $i ) . '@', range( $from, $to - 1 ) ) );
			$wpdb->query( "UPDATE {$wpdb->prefix}posts SET post_title = CONCAT( 'z-', post_title ) WHERE post_title IN ( '$titles' )" );
		`,
		pattern: /,moving-(\d+)@/,
	},
	products: {
		args: { ...YEAR, orderby: 'net_revenue', order: 'desc' },
		add: `
			$add_order( $from, $to );
			$insert( 'storedeck_order_product_lookup', 'order_item_id, order_id, product_id, variation_id, date_created, product_qty, product_net_revenue, product_gross_revenue', $from, $to,
				static fn( int $i, int $id ): string => "$id, $id, $id, $id, '2010-01-01', 1, $i, $i" );
		`,
		change: `$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_order_product_lookup SET product_net_revenue = product_net_revenue + 100000 WHERE order_id BETWEEN ${ FIRST_ID } + $from AND ${ FIRST_ID } + $to - 1" );`,
		pattern: /(9960\d{5})/,
	},
	coupons: {
		args: { ...YEAR, orderby: 'amount', order: 'desc' },
		add: `
			$add_order( $from, $to );
			$insert( 'storedeck_order_coupon_lookup', 'order_id, coupon_id, date_created, discount_amount', $from, $to,
				static fn( int $i, int $id ): string => "$id, $id, '2010-01-01', $i" );
		`,
		change: `$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_order_coupon_lookup SET discount_amount = discount_amount + 100000 WHERE order_id BETWEEN ${ FIRST_ID } + $from AND ${ FIRST_ID } + $to - 1" );`,
		pattern: /(9960\d{5})/,
	},
	taxes: {
		args: { ...YEAR, orderby: 'total_tax', order: 'desc' },
		add: `
			$add_order( $from, $to );
			$insert( 'storedeck_order_tax_lookup', 'order_id, tax_rate_id, date_created, shipping_tax, order_tax, total_tax', $from, $to,
				static fn( int $i, int $id ): string => "$id, $id, '2010-01-01', 0, $i, $i" );
		`,
		change: `$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_order_tax_lookup SET total_tax = total_tax + 100000 WHERE order_id BETWEEN ${ FIRST_ID } + $from AND ${ FIRST_ID } + $to - 1" );`,
		pattern: /(9960\d{5})/,
	},
	revenue: {
		args: {
			...YEAR,
			interval: 'hour',
			orderby: 'net_revenue',
			order: 'desc',
		},
		add: `$add_order( $from, $to );`,
		change: `$wpdb->query( "UPDATE {$wpdb->prefix}storedeck_order_stats SET net_total = net_total + 100000 WHERE order_id BETWEEN ${ FIRST_ID } + $from AND ${ FIRST_ID } + $to - 1" );`,
		pattern: /^"?(2010-\d\d-\d\d.\d\d:\d\d)/,
		// One hour is skipped when daylight saving time begins, a repeated one is one row.
		count: 365 * 24 - 1,
	},
};
TYPES.variations = TYPES.products;

/** Exports a report and changes its rows after each of the first steps; the lines of the file. */
const exportMoving = ( name, { args, add, change } ) =>
	php(
		`
			// The rows are inserted past the sums.
			add_filter( 'pre_option_storedeck_sums', '__return_empty_array' );
			${ CLEAR } ${ INSERT }
			list( $from, $to ) = array( 0, ${ ROWS } );
			${ add }
			do_action( 'storedeck_data_changed' );
			wp_set_current_user( get_users( array( 'role' => 'administrator' ) )[0]->ID );
			$query = \\Storedeck\\Exports\\Export_Request::validate( $given['report'], $given['args'] );
			if ( is_wp_error( $query ) ) {
				return array( $query->get_error_message() );
			}
			$job = new \\Storedeck\\Jobs\\Job( 'moving', 'export', 1, 'open', array( 'report' => $given['report'], 'params' => $query['params'],
				'email' => false, 'file' => \\Storedeck\\Exports\\Export_Folder::create_name() ), array(), 0, $query['total'], 0, time(), time() );
			$handler = \\Storedeck\\Jobs\\Job_Types::create_handler( 'export' );
			$handler->open( $job );
			$steps = 0;
			do {
				$is_done = $handler->step( $job );
				if ( ++$steps < 8 ) {
					list( $from, $to ) = array( 40 * $steps, 40 * $steps + 40 );
					${ change }
					do_action( 'storedeck_data_changed' );
				}
			} while ( ! $is_done && $steps < 1000 );
			$text = file_get_contents( \\Storedeck\\Exports\\Export_Folder::path( $job->args['file'], 'csv' ) );
			$handler->close( $steps );
			$handler->discard( $job );
			${ CLEAR }
			return explode( "\\n", $text );
		`,
		{ report: name.split( ' ' )[ 0 ], args }
	);

describe( 'exports of reports whose rows move', () => {
	before( () => {
		php( `${ RUN_JOBS } ${ CLEAR } return true;` );
	} );

	after( () => {
		php( `${ CLEAR } return true;` );
	} );

	for ( const [ name, type ] of Object.entries( TYPES ) ) {
		it( `contains each row of ${ name } once`, () => {
			const found = exportMoving( name, type ).flatMap(
				( line ) => line.match( type.pattern )?.[ 1 ] ?? []
			);
			const unique = new Set( found );
			assert.equal( found.length - unique.size, 0, 'repeated rows' );
			assert.ok(
				unique.size >= ( type.count ?? ROWS ),
				`only ${ unique.size } rows`
			);
		} );
	}
} );
