<?php
/**
 * Uses the whole plugin in one process and prints what went wrong as JSON:
 * `php sweep.php WORDPRESS ROUTES`, where ROUTES is the record of the REST routes. It prints notices and deprecations of the plugin's own files only.
 *
 * @package Storedeck
 */

list( , $wordpress, $routes_file ) = $argv;

/**
 * What is printed.
 */
final class Sweep {

	/**
	 * Results by name.
	 *
	 * @var array<string, mixed>
	 */
	public static array $results = array(
		'php'     => PHP_VERSION,
		'notices' => array(),
		'classes' => array(),
		'routes'  => array(),
		'counts'  => array(
			'classes'  => 0,
			'requests' => 0,
		),
	);

	/**
	 * IDs for the parameters in paths, by the beginning of the path.
	 *
	 * @var array<string, string>
	 */
	public static array $ids = array();

	/**
	 * Sends a request to the REST API in this process.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Path.
	 * @param array<string, mixed> $values Parameters.
	 * @return WP_REST_Response
	 */
	public static function request( string $method, string $path, array $values = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		'GET' === $method ? $request->set_query_params( $values ) : $request->set_body_params( $values );
		++self::$results['counts']['requests'];

		return rest_ensure_response( rest_do_request( $request ) );
	}

	/**
	 * Creates an item and returns its ID.
	 *
	 * @param string               $path   Path.
	 * @param array<string, mixed> $values Parameters.
	 */
	public static function create( string $path, array $values ): string {
		$response = self::request( 'POST', $path, $values );
		$data     = $response->get_data();

		if ( $response->get_status() >= 300 ) {
			throw new RuntimeException( "$path: " . wp_json_encode( $data ) );
		}

		return (string) ( $data['id'] ?? '' );
	}

	/**
	 * Replaces the parameters of a route by IDs of items that exist.
	 *
	 * @param string $route Route.
	 */
	public static function fill( string $route ): string {
		return preg_replace_callback(
			'/\(\?P<(\w+)>((?:[^()]|\([^()]*\))+)\)/',
			static function ( array $part ) use ( $route ): string {
				$before = substr( $route, 0, strpos( $route, $part[0] ) );

				return self::$ids[ $before . $part[1] ] ?? self::$ids[ $part[1] ] ?? '1';
			},
			$route
		);
	}

	/**
	 * Calls the routes with the given methods, and keeps those that fail.
	 *
	 * @param array<string, array<string, mixed>> $routes  Recorded routes.
	 * @param string[]                            $methods Methods.
	 */
	public static function call( array $routes, array $methods ): void {
		foreach ( $routes as $route => $endpoints ) {
			foreach ( array_keys( $endpoints ) as $allowed ) {
				$method = explode( ',', $allowed )[0];

				if ( ! in_array( $method, $methods, true ) ) {
					continue;
				}

				$path = self::fill( $route );

				try {
					$response = self::request( $method, $path );
					$data     = $response->get_data();
					$code     = is_array( $data ) ? (string) ( $data['code'] ?? '' ) : '';

					if ( 'rest_no_route' === $code || 500 === $response->get_status() ) {
						self::$results['routes'][] = "$method $path: " . wp_json_encode( $data );
					}
				} catch ( Throwable $error ) {
					self::$results['routes'][] = "$method $path: {$error->getMessage()} in {$error->getFile()}:{$error->getLine()}";
				}
			}
		}
	}
}

set_error_handler(
	static function ( int $type, string $message, string $file, int $line ): bool {
		// Notices of expressions with @ are not reported. PHP as WebAssembly resolves links to paths of its own.
		if ( 0 !== ( error_reporting() & $type ) && 1 === preg_match( '#/plugins?/storedeck/(.+)$#', $file, $path ) ) {
			Sweep::$results['notices'][] = "{$path[1]}:$line: $message";
		}

		return true;
	}
);

$_SERVER['HTTP_HOST'] = '127.0.0.1';
ob_start();
require $wordpress . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

deactivate_plugins( 'storedeck/storedeck.php' );
ob_start();
$activated                    = activate_plugin( 'storedeck/storedeck.php' );
Sweep::$results['activation'] = array(
	'error'  => is_wp_error( $activated ) ? $activated->get_error_message() : '',
	'output' => ob_get_clean(),
);

// Every class is compiled, so that PHP says what is deprecated in it.
$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( STOREDECK_DIR . 'includes', FilesystemIterator::SKIP_DOTS ) );
foreach ( $files as $file ) {
	if ( ! preg_match( '/^(class|interface|trait)-.*\.php$/', $file->getFilename() ) ) {
		continue;
	}
	try {
		require_once $file->getPathname();
		++Sweep::$results['counts']['classes'];
	} catch ( Error $error ) {
		Sweep::$results['classes'][] = $error->getMessage();
	}
}

$products  = '/wc-analytics/products';
$product   = Sweep::create( $products, array( 'name' => 'Mug', 'regular_price' => '12.50', 'manage_stock' => true, 'stock_quantity' => 9 ) );
$attribute = Sweep::create( $products . '/attributes', array( 'name' => 'Size' ) );
$variable  = Sweep::create(
	$products,
	array(
		'name'       => 'Shirt',
		'type'       => 'variable',
		'attributes' => array( array( 'id' => (int) $attribute, 'options' => array( 'Large' ), 'variation' => true ) ),
	)
);
$order     = Sweep::create(
	'/wc-analytics/orders',
	array(
		'status'     => 'completed',
		'billing'    => array( 'first_name' => 'Ada', 'email' => 'ada@example.test' ),
		'line_items' => array( array( 'product_id' => (int) $product, 'quantity' => 2 ) ),
	)
);

Sweep::$ids = array(
	"$products/id"                          => $product,
	"$products/product_id"                  => $variable,
	"$products/attributes/id"               => $attribute,
	"$products/attributes/attribute_id"     => $attribute,
	"$products/attributes/slug"             => 'pa_size',
	"$products/categories/id"               => Sweep::create( "$products/categories", array( 'name' => 'Kitchen' ) ),
	"$products/reviews/id"                  => Sweep::create(
		"$products/reviews",
		array( 'product_id' => (int) $product, 'review' => 'Good.', 'reviewer' => 'Ada', 'reviewer_email' => 'ada@example.test', 'rating' => 5 )
	),
	'/wc-analytics/coupons/id'              => Sweep::create( '/wc-analytics/coupons', array( 'code' => 'ten', 'amount' => '10' ) ),
	'/wc-analytics/taxes/id'                => Sweep::create( '/wc-analytics/taxes', array( 'country' => 'DE', 'rate' => '19' ) ),
	'/wc-analytics/orders/id'               => $order,
	'/wc-analytics/orders/order_id'         => $order,
	'/storedeck/v1/views/id'                => Sweep::create( '/storedeck/v1/views', array( 'name' => 'Month', 'path' => '/analytics/revenue', 'query' => 'period=month' ) ),
	'/storedeck/v1/report-definitions/id'   => 'revenue',
	'/wc-analytics/reports/type'            => 'revenue',
	'/wc-analytics/leaderboards/leaderboard' => 'products',
	'/wc-analytics/data/countries/location' => 'us',
	'/wc-analytics/settings/group_id'       => 'general',
	'/wc/v3/payment_gateways/id'            => 'bacs',
);

$range    = array(
	'after'  => gmdate( 'Y' ) - 1 . '-01-01T00:00:00',
	'before' => gmdate( 'Y' ) + 1 . '-12-31T23:59:59',
);
$run_jobs = static function (): void {
	for ( $attempt = 0; $attempt < 200 && array() !== Storedeck\Jobs\Job_Store::open(); $attempt++ ) {
		Storedeck\Jobs\Job_Queue::process();
	}
};

// The import deletes and counts again what the order has already written.
Sweep::request( 'POST', '/wc-analytics/reports/import/delete' );
$run_jobs();
$emptied = Sweep::request( 'GET', '/wc-analytics/reports/revenue/stats', $range )->get_data();
Sweep::request( 'POST', '/wc-analytics/reports/import', array( 'skip_existing' => false ) );
$run_jobs();
$imported = Sweep::request( 'GET', '/wc-analytics/reports/revenue/stats', $range )->get_data();

$export = Sweep::request( 'POST', '/wc-analytics/reports/revenue/export', array( 'report_args' => $range ) )->get_data();
$run_jobs();
$id = $export['export_id'] ?? '';

Sweep::$ids['export_id']               = $id;
Sweep::$ids['/storedeck/v1/exports/id'] = $id;
Sweep::$results['export']               = Sweep::request( 'GET', "/wc-analytics/reports/revenue/export/$id/status" )->get_data();
Sweep::$results['totals']               = array(
	'emptied'  => $emptied['totals']->total_sales ?? $emptied['totals']['total_sales'] ?? null,
	'imported' => $imported['totals']->total_sales ?? $imported['totals']['total_sales'] ?? null,
);

$routes = json_decode( file_get_contents( $routes_file ), true );
Sweep::call( $routes, array( 'GET' ) );
Sweep::call( $routes, array( 'POST', 'PUT' ) );
Sweep::call( $routes, array( 'DELETE' ) );
Sweep::$results['counts']['routes'] = count( $routes );

// The tests and the section of Site Health.
foreach ( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'] as $name => $test ) {
	if ( str_starts_with( $name, 'storedeck_' ) ) {
		call_user_func( $test['test'] );
	}
}
apply_filters( 'debug_information', array() );

Sweep::$results['screens'] = array_map(
	static fn( array $screen ): string => admin_url( 'admin.php?page=' . Storedeck\Admin\Screens::menu_slug( $screen['path'] ) ),
	array_values( Storedeck\Admin\Screens::all() )
);

while ( ob_get_level() > 0 ) {
	ob_end_clean();
}
echo wp_json_encode( Sweep::$results );
