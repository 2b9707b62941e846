<?php

namespace Storedeck\Compatibility;

use Storedeck\Host\Host;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the public names of WooCommerce's admin that such extensions use: classes, functions, script handles and
 * globals of the page.
 */
final class Compatibility {

	/** Folder of the classes and functions with WooCommerce's names. */
	private const FOLDER = __DIR__ . '/names/';

	/** Classes: name => file. A class is declared only when it is asked for. */
	public const CLASSES = array(
		'Automattic\\WooCommerce\\Admin\\PageController'       => 'class-pagecontroller.php',
		'Automattic\\WooCommerce\\Admin\\Loader'               => 'class-loader.php',
		'Automattic\\WooCommerce\\Admin\\Notes\\Note'          => 'class-note.php',
		'Automattic\\WooCommerce\\Admin\\Notes\\Notes'         => 'class-notes.php',
		'Automattic\\WooCommerce\\Admin\\Notes\\NoteTraits'    => 'trait-notetraits.php',
		'Automattic\\WooCommerce\\Admin\\Features\\Features'   => 'class-features.php',
		'Automattic\\WooCommerce\\Admin\\Features\\OnboardingTasks\\Task' => 'class-task.php',
		'Automattic\\WooCommerce\\Admin\\Features\\OnboardingTasks\\TaskList' => 'class-tasklist.php',
		'Automattic\\WooCommerce\\Admin\\Features\\OnboardingTasks\\TaskLists' => 'class-tasklists.php',
		'Automattic\\WooCommerce\\Blocks\\Package'             => 'class-package.php',
		'Automattic\\WooCommerce\\Blocks\\Registry\\Container' => 'class-container.php',
		'Automattic\\WooCommerce\\Blocks\\Assets\\AssetDataRegistry' => 'class-assetdataregistry.php',
	);

	/**
	 * Classes that are declared only where WooCommerce is not installed: in the request that activates it, it would declare
	 * them again.
	 */
	public const CLASSES_WITHOUT_INSTALLATION = array( 'WC_Data_Store' => 'class-wc-data-store.php' );

	/**
	 * Functions that are always declared. WooCommerce declares its own only on plugins_loaded, so that they do not
	 * collide in the request that activates it.
	 */
	public const FUNCTIONS = array(
		'wc_admin_register_page', 'wc_admin_connect_page', 'wc_admin_is_registered_page',
		'wc_admin_is_connected_page', 'wc_admin_get_breadcrumbs', 'wc_admin_url', 'wc_admin_number_format',
		'wc_admin_record_tracks_event',
	);

	/** Functions that are declared on admin screens. WooCommerce's own are loaded in the request that activates it, too. */
	public const SCREEN_FUNCTIONS = array( 'wc_get_screen_ids', 'wc_get_page_screen_id' );

	/** Admin files that activate plugins. */
	private const ACTIVATING_FILES = array( 'plugins.php', 'update.php', 'plugin-install.php' );

	/**
	 * Hooks the names if WooCommerce is not active. Runs first on plugins_loaded, when WooCommerce would be loaded:
	 * other plugins ask for the names from then on.
	 */
	public static function start(): void {
		if ( ! Host::get_store()->is_own() ) {
			return;
		}

		spl_autoload_register( array( self::class, 'autoload' ) );

		if ( ! function_exists( 'wc_admin_register_page' ) ) {
			require_once self::FOLDER . 'functions.php';
		}

		add_action( 'current_screen', array( self::class, 'load_screen_functions' ), 0 );

		Admin_Pages::register_hooks();
		Note_Actions::register_hooks();
		Onboarding_Tasks::register_hooks();
		Script_Aliases::register_hooks();
		Shared_Settings::register_hooks();
		Undeclared_Globals::register_hooks();
	}

	/**
	 * Declares a class of WooCommerce, unless WooCommerce was activated in this request: then it declares its own.
	 */
	public static function autoload( string $name ): void {
		$file = self::CLASSES[ $name ] ?? null;

		if ( isset( self::CLASSES_WITHOUT_INSTALLATION[ $name ] ) && ! Host::is_woocommerce_installed() ) {
			$file = self::CLASSES_WITHOUT_INSTALLATION[ $name ];
		}

		if ( null !== $file && Host::get_store()->is_own() ) {
			require_once self::FOLDER . $file;
		}
	}

	/**
	 * Declares the functions of admin screens.
	 */
	public static function load_screen_functions(): void {
		$is_activating = in_array( $GLOBALS['pagenow'] ?? '', self::ACTIVATING_FILES, true );

		if ( ! $is_activating && Host::get_store()->is_own() && ! function_exists( 'wc_get_screen_ids' ) ) {
			require_once self::FOLDER . 'functions-of-screens.php';
		}
	}
}
