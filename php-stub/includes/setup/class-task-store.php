<?php

namespace Storedeck\Setup;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which tasks were dismissed, snoozed and actioned, and which lists were
 * hidden, in the options of WooCommerce.
 */
final class Task_Store {

	/** Options that hold lists of ids. */
	private const LISTS = array(
		'dismissed' => 'woocommerce_task_list_dismissed_tasks',
		'actioned'  => 'woocommerce_task_list_tracked_completed_actions',
		'hidden'    => 'woocommerce_task_list_hidden_lists',
	);

	/** Option with the snoozed tasks: id => timestamp in milliseconds. */
	private const SNOOZED = 'woocommerce_task_list_remind_me_later_tasks';

	/** Options of single lists that older versions of WooCommerce use. */
	private const HIDDEN_BEFORE = array(
		'setup'    => 'woocommerce_task_list_hidden',
		'extended' => 'woocommerce_extended_task_list_hidden',
	);

	/** Maximum number of ids in a list. */
	private const MAX = 200;

	/**
	 * Whether a task or list has a state.
	 *
	 * @param string $state dismissed, actioned or hidden.
	 * @param string $id    Id of the task or list.
	 */
	public static function has( string $state, string $id ): bool {
		return in_array( $id, self::get_ids( $state ), true )
			|| ( 'hidden' === $state && isset( self::HIDDEN_BEFORE[ $id ] ) && 'yes' === get_option( self::HIDDEN_BEFORE[ $id ] ) );
	}

	/**
	 * Sets or removes the state of a task or list.
	 *
	 * @param string $state  dismissed, actioned or hidden.
	 * @param string $id     Id of the task or list.
	 * @param bool   $is_set Whether to set or remove the state.
	 */
	public static function set( string $state, string $id, bool $is_set ): void {
		$ids = array_values( array_diff( self::get_ids( $state ), array( $id ) ) );

		if ( $is_set ) {
			$ids[] = $id;
		}

		update_option( self::LISTS[ $state ], array_slice( $ids, -self::MAX ) );

		if ( 'hidden' === $state && isset( self::HIDDEN_BEFORE[ $id ] ) ) {
			update_option( self::HIDDEN_BEFORE[ $id ], $is_set ? 'yes' : 'no' );
		}
	}

	/**
	 * Timestamp until which a task is snoozed.
	 *
	 * @return int|null Milliseconds since 1970; null when the task is not snoozed.
	 */
	public static function get_snoozed_until( string $id ): ?int {
		$until = self::get_snoozed()[ $id ] ?? null;

		return is_numeric( $until ) ? (int) $until : null;
	}

	/**
	 * Snoozes a task, or ends the snooze.
	 *
	 * @param int|null $until Milliseconds since 1970; null to end the snooze.
	 */
	public static function snooze( string $id, ?int $until ): void {
		$snoozed = self::get_snoozed();

		unset( $snoozed[ $id ] );

		if ( null !== $until ) {
			$snoozed[ $id ] = $until;
		}

		update_option( self::SNOOZED, array_slice( $snoozed, -self::MAX, null, true ) );
	}

	/**
	 * Ids of the tasks or lists with a state.
	 *
	 * @param string $state dismissed, actioned or hidden.
	 * @return list<string>
	 */
	private static function get_ids( string $state ): array {
		return array_values( array_filter( (array) get_option( self::LISTS[ $state ], array() ), 'is_string' ) );
	}

	/**
	 * Snoozed tasks.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_snoozed(): array {
		$snoozed = get_option( self::SNOOZED );

		return is_array( $snoozed ) ? $snoozed : array();
	}
}
