<?php

namespace Storedeck\Settings;

use Storedeck\Foundation\Hooks\Plugin_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads groups and their settings.
 */
final class Setting_Groups {

	/**
	 * All groups.
	 *
	 * @return array<string, array{label: string, description: string, settings: array<string, array<string, mixed>>}>
	 */
	public static function get_all(): array {
		$groups = require __DIR__ . '/data/setting-groups.php';

		/*
		 * Filters the groups of settings that can be read and written through the REST API.
		 *
		 * @param array $groups Group => label, description and settings: option => label, description, type
		 *                      (text, textarea, checkbox, select, radio, multiselect, number, password), default,
		 *                      and by type options (or a closure that returns them), minimum, maximum, pattern, max_length, check.
		 *
		 * @since 0.1.0
		 * @stability stable
		 */
		return Plugin_Hooks::filter_list( 'storedeck_setting_groups', 'a label and settings', self::is_group( ... ), $groups );
	}

	/**
	 * Settings of a group.
	 *
	 * @return array<string, Setting>|null By name; null when the group does not exist.
	 */
	public static function get_settings( string $group ): ?array {
		$groups = self::get_all();

		return isset( $groups[ $group ] ) ? self::create_settings( $groups[ $group ]['settings'] ) : null;
	}

	/**
	 * Settings of all groups.
	 *
	 * @return array<string, Setting> By name.
	 */
	public static function get_all_settings(): array {
		return self::create_settings( array_merge( array(), ...array_column( array_values( self::get_all() ), 'settings' ) ) );
	}

	/**
	 * Creates settings from their definitions.
	 *
	 * @return array<string, Setting>
	 */
	private static function create_settings( array $definitions ): array {
		$settings = array();

		foreach ( $definitions as $id => $definition ) {
			// Options that grant permissions are never settings, even when a filter adds them.
			if ( is_array( $definition ) && ! \Storedeck\Foundation\Settings\Forbidden_Options::contains( (string) $id ) ) {
				$settings[ $id ] = new Setting( (string) $id, $definition );
			}
		}

		return $settings;
	}

	/**
	 * Whether a group has the required fields, because filters can change it.
	 */
	private static function is_group( $group ): bool {
		return is_array( $group ) && isset( $group['label'] ) && is_array( $group['settings'] ?? null );
	}
}
