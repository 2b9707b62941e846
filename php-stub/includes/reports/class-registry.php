<?php

namespace Storedeck\Reports;

use InvalidArgumentException;
use LogicException;
use Storedeck\Foundation\Extension_Api;
use Storedeck\Foundation\Hooks\Hook_Exception;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Hooks\Plugin_Name;
use Storedeck\Foundation\Request_State;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Reports\Dimensions\Order_Dimension;
use Storedeck\Reports\Dimensions\Store_Dimensions;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Order_Dimensions;
use Throwable;
use TypeError;

defined( 'ABSPATH' ) || exit;

/**
 * Has the definitions of all reports: the files of `reports/`, and what plugins register on the action `storedeck_register_reports`.
 */
final class Registry extends Request_State {

	/** Parts of definitions that have SQL. */
	private const PARTS = array(
		'stats' => true,
		'items' => true,
	);

	/**
	 * Definitions by id, in the order of the menu.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $reports = null;

	/** Metrics and dimensions of plugins. */
	private ?Additions $additions = null;

	/** Whether definitions are being registered. */
	private bool $is_open = false;

	/**
	 * Errors of definitions that were left out.
	 *
	 * @var string[]
	 */
	private array $errors = array();

	/**
	 * Errors of what was registered at another time than that of the action, which is not registered again with the others.
	 *
	 * @var array<string, string> By message.
	 */
	private array $early = array();

	public static function register_hooks(): void {
		// Texts are translated, and conditions and some columns depend on permissions and settings.
		$personal = Personal_Data::OPTION;

		foreach ( array(
			'add_option_woocommerce_notify_low_stock_amount', 'update_option_woocommerce_notify_low_stock_amount',
			'add_option_woocommerce_notify_no_stock_amount', 'update_option_woocommerce_notify_no_stock_amount',
			'change_locale', 'set_current_user', 'update_option_woocommerce_manage_stock', "add_option_$personal",
			"update_option_$personal", "delete_option_$personal",
		) as $hook ) {
			add_action( $hook, array( self::class, 'reset' ) );
		}

		Sql_Check::register_hooks();
	}

	/**
	 * Definitions of all reports, with defaults, for any current user: for routes, which check access themselves,
	 * and for what is not about the data of a report.
	 *
	 * @return array<string, array<string, mixed>> By id.
	 */
	public static function get_registered(): array {
		$registry = self::current();

		if ( null === $registry->reports ) {
			$registry->load();
		}

		return $registry->reports ?? array();
	}

	/** @return array<string, array<string, mixed>> Definitions of the reports that the current user has access to. By id. */
	public static function all(): array {
		return array_filter( self::get_registered(), array( self::class, 'has_access' ) );
	}

	/**
	 * Definitions of the reports whose names the current user may know: also those that everyone who views reports has
	 * access to. Routes and their schemas, which are public, name these.
	 *
	 * @return array<string, array<string, mixed>> By id.
	 */
	public static function get_listed(): array {
		return array_filter(
			self::get_registered(),
			static fn( array $report ): bool => array( Definition::CAPABILITY ) === self::get_capabilities( $report )
				|| self::has_access( $report )
		);
	}

	/** @return array<string, mixed>|null Definition of a report that the current user has access to. Null if there is no such report. */
	public static function get( string $id ): ?array {
		$report = self::get_registered()[ $id ] ?? null;

		return null !== $report && self::has_access( $report ) ? $report : null;
	}

	/**
	 * Whether the current user has access to a report: its screen, its data and all that tells of them. Everything but the
	 * routes of reports asks this, and these require the same capabilities.
	 */
	public static function has_access( array $report ): bool {
		foreach ( self::get_capabilities( $report ) as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				return false;
			}
		}

		return true;
	}

	/** @return list<string> Capabilities that a report requires, all of them. */
	public static function get_capabilities( array $report ): array {
		return array_values( array_unique( array( Definition::CAPABILITY, $report['capability'] ) ) );
	}

	/**
	 * Whether the current user has access to a screen with a query, if it is that of a report. Filters by personal data
	 * tell of them, too.
	 */
	public static function has_access_to_screen( string $path, array $params ): bool {
		foreach ( self::get_registered() as $report ) {
			if ( $path === $report['path'] ) {
				$private = $report['items']['private_filters'] ?? array();

				return self::has_access( $report ) && array() === Personal_Data::find_refused( $params, $private );
			}
		}

		return true;
	}

	/** @return array<string, array<string, mixed>> Definitions of plugins, for any current user. By id. */
	public static function get_of_plugins(): array {
		return array_filter( self::get_registered(), static fn( array $report ): bool => isset( $report['plugin'] ) );
	}

	/** @return array<string, array<string, mixed>> Definitions of reports with a screen that the current user can open. By id. */
	public static function get_available(): array {
		return array_filter( self::all(), static fn( array $report ): bool => $report['is_available'] );
	}

	/** @return array<string, Order_Dimension> Dimensions of orders, also those of plugins. By key. */
	public static function get_order_dimensions(): array {
		return self::get_additions()->get_order_dimensions();
	}

	/** Metrics and dimensions of plugins, and the dimensions of orders and line items. */
	public static function get_additions(): Additions {
		self::get_registered();

		return self::current()->additions ?? new Additions();
	}

	/** @return string[] Errors of definitions that were left out. */
	public static function get_errors(): array {
		self::get_registered();

		return array( ...array_values( self::current()->early ), ...self::current()->errors );
	}

	/**
	 * Adds a report, or a metric or a dimension to a fact.
	 *
	 * @param string               $type        `report`, `metric` or `dimension`.
	 * @param string               $name        Its id or key.
	 * @param array<string, mixed> $declaration Declaration; see README.md.
	 * @param string               $plugin      Name of the plugin, for errors.
	 * @return bool Whether it was added.
	 */
	public static function register( string $type, string $name, array $declaration, string $plugin ): bool {
		$registry = self::current();

		return $registry->add(
			$type,
			$name,
			$declaration,
			$plugin,
			static fn( array $one ) => match ( $type ) {
				'report'    => $registry->add_report( $name, $one, $plugin ),
				'metric'    => $registry->additions?->add_metric( $name, $one ),
				'dimension' => $registry->additions?->add_dimension( $name, $one ),
			}
		);
	}

	/**
	 * Adds a report of a plugin.
	 *
	 * @param array<string, mixed> $definition Definition; see README.md.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	private function add_report( string $id, array $definition, string $plugin ): void {
		if ( isset( $this->reports[ $id ] ) ) {
			throw new InvalidArgumentException( "id: expected another id, because a report has this one: $id." );
		}

		// One on our facts also has what is registered after it.
		$this->reports[ $id ] = isset( $definition['stats']['fact'] ) || isset( $definition['items']['fact'] )
			? compact( 'id', 'definition', 'plugin' )
			: $this->create( $definition, $plugin );
	}

	/** Creates the reports on our facts, when all metrics and dimensions are registered. */
	private function create_waiting(): void {
		$waiting = array_filter( (array) $this->reports, static fn( array $report ): bool => isset( $report['definition'] ) );

		foreach ( $waiting as $id => list( 'definition' => $definition, 'plugin' => $plugin ) ) {
			unset( $this->reports[ $id ] );

			$this->add(
				'report',
				$id,
				$definition,
				$plugin,
				function () use ( $id, $definition, $plugin ): void {
					$this->reports[ $id ] = $this->create( $definition, $plugin, $this->additions );
				}
			);
		}
	}

	/**
	 * A report of a plugin.
	 *
	 * @param array<string, mixed> $definition Definition; see README.md.
	 * @return array<string, mixed> With defaults.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	private function create( array $definition, string $plugin, ?Additions $additions = null ): array {
		$report = array( 'plugin' => $plugin ) + self::prepare( $definition, $additions );
		$facts  = array_map(
			static fn( array $part ): array => (array) $additions?->get_part( $part['fact'] ?? '', $definition['id'] ),
			array_intersect_key( $definition, self::PARTS )
		);
		$other  = array_column( (array) $this->reports, 'id', 'path' )[ $report['path'] ] ?? null;

		if ( null !== $other ) {
			throw new InvalidArgumentException( "path: expected another path, because it is that of the report \"$other\"." );
		}

		self::check_sql( $report, $facts );

		return $report;
	}

	/**
	 * Adds something of a plugin. If that fails, it is left out, and an error names the plugin and what was expected.
	 *
	 * @param string                                $type   `report`, `metric` or `dimension`.
	 * @param string                                $name   Its id or key.
	 * @param string                                $plugin Folder of the plugin.
	 * @param callable(array<string, mixed>): mixed $add    Adds it, without the version, which was checked.
	 * @return bool Whether it was added.
	 */
	private function add( string $type, string $name, array $declaration, string $plugin, callable $add ): bool {
		$function = "storedeck_register_$type";

		try {
			if ( ! $this->is_open ) {
				throw new LogicException(
					"$function() was called too early or too late. Call it on the action storedeck_register_reports:"
						. " add_action( 'storedeck_register_reports', function () { $function( … ); } );"
				);
			}

			Extension_Api::check( $declaration );

			$add( array_diff_key( $declaration, array( 'api_version' => true ) ) );

			return true;
		} catch ( Throwable $error ) {
			$message = ucfirst( $type ) . " \"$name\" of " . Plugin_Name::of_folder( $plugin ) . ': ' . $error->getMessage();

			if ( $error instanceof LogicException && ! $error instanceof InvalidArgumentException ) {
				$this->early[ $message ] = $message;
			} else {
				$this->errors[] = $message;
			}

			_doing_it_wrong( esc_html( $function ), esc_html( $message ), '1.0.0' );

			return false;
		}
	}

	/**
	 * A definition of a plugin with what it has of facts and metrics, and defaults. One that cannot be expanded stays as it is, so
	 * that its check tells what was expected.
	 *
	 * @throws InvalidArgumentException When it is invalid.
	 */
	private static function prepare( array $definition, ?Additions $additions = null ): array {
		Definition_Check::check_names( $definition, $additions?->get_names() ?? array() );

		try {
			$definition = Definition_Metrics::check_keys( Definition_Metrics::expand( $definition, $additions ) );
		} catch ( TypeError ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement -- The check tells what was expected.
		}

		Definition_Check::check( $definition );

		return Definition::normalize( $definition );
	}

	/** Forgets all definitions, because what they depend on changed. */
	public static function reset(): void {
		if ( ! self::current()->is_open ) {
			self::current()->reports = null;
			Facts::reset();
		}
	}

	/**
	 * Lets plugins add metrics, columns and filters to a report of Storedeck. If the result is invalid, the report stays as
	 * it is.
	 *
	 * @return array<string, mixed> With defaults.
	 */
	private function filter( array $own ): array {
		$on_failure = function ( Hook_Exception $error ) use ( $own ): void {
			$this->errors[] = "Report \"{$own['id']}\", filter storedeck_report_definition: " . $error->getMessage();
		};

		/*
		 * Filters the definition of a report of Storedeck. Add metrics, charts, columns and filters;
		 * includes/reports/README.md describes the keys.
		 *
		 * @param array<string, mixed> $definition Definition.
		 * @param string               $id         Id of the report.
		 * @since 0.1.0
		 * @stability stable
		 */
		$filtered = Plugin_Hooks::filter_or(
			'storedeck_report_definition',
			$on_failure,
			static fn( mixed $result ) => $result === $own || self::check_filtered( $result, $own ),
			$own,
			$own['id']
		);

		// Ours are checked by the tests.
		return $filtered === $own ? Definition::normalize( $own ) : self::prepare( $filtered );
	}

	/**
	 * Checks a definition that a plugin changed.
	 *
	 * @param array<string, mixed> $own Definition before.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	private static function check_filtered( mixed $filtered, array $own ): void {
		if ( ! is_array( $filtered ) || ( $filtered['id'] ?? '' ) !== $own['id'] ) {
			throw new InvalidArgumentException(
				'expected a definition with the same id, found ' . get_debug_type( $filtered )
					. '. Return the definition of other reports as it is.'
			);
		}

		self::check_sql( self::prepare( $filtered ), Definition::normalize( $own ) );
	}

	/**
	 * Lets the database try what is not known of the stats and items of a report.
	 *
	 * @param array<string, array<string, mixed>> $known Stats and items that work.
	 * @throws InvalidArgumentException When the database refuses some of it.
	 */
	private static function check_sql( array $report, array $known ): void {
		foreach ( array_intersect_key( $report, self::PARTS ) as $name => $part ) {
			Sql_Check::check( $name, $part, $known[ $name ] ?? array() );
		}
	}

	private function load(): void {
		$this->is_open = true;
		$this->reports = array();
		$this->errors  = array();

		$this->additions = new Additions();

		// Ids and paths of ours are taken.
		foreach ( (array) glob( __DIR__ . '/reports/*.php' ) as $file ) {
			$definition = require $file;

			$this->reports[ $definition['id'] ] = $definition + array( 'path' => Definition::get_path( $definition['id'] ) );
		}

		$own = $this->reports;

		try {
			/*
			 * Fires when reports, metrics and dimensions are registered with storedeck_register_report(),
			 * storedeck_register_metric() and storedeck_register_dimension(): whenever they are first needed, and again after
			 * the locale changed.
			 *
			 * @since 0.1.0
			 * @stability stable
			 */
			Plugin_Hooks::act(
				'storedeck_register_reports',
				function ( Hook_Exception $error ): void {
					$this->errors[] = 'Action storedeck_register_reports: ' . $error->getMessage();
				}
			);

			foreach ( Store_Dimensions::get_all() as $key => $dimension ) {
				$dimension = array_filter( $dimension ) + array( 'is_hidden' => true );

				self::register( 'dimension', $key, $dimension, __( 'Analytics settings', 'storedeck' ) );
			}

			foreach ( Order_Dimensions::register_fields( $this->additions->get_fields() ) as $key ) {
				$max = count( Order_Dimensions::FIELD_COLUMNS );

				$this->errors[] = "The dimension \"$key\": expected at most $max dimensions with order_meta in a store.";
			}

			$this->create_waiting();
		} finally {
			$this->is_open = false;
		}

		foreach ( $own as $id => $definition ) {
			$this->reports[ $id ] = $this->filter( Definition_Metrics::expand( $definition, $this->additions ) );
		}

		uasort( $this->reports, static fn( array $one, array $other ): int => $one['position'] <=> $other['position'] );
	}
}
