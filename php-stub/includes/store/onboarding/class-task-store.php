<?php
/**
 * What was done with tasks.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Onboarding;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which tasks were dismissed, put off and acted on, and which lists
 * were hidden, in the options that shops have for it.
 */
final class Task_Store {

	/**
	 * Options that hold lists of ids.
	 */
	private const LISTS = array(
		'dismissed' => 'woocommerce_task_list_dismissed_tasks',
		'actioned'  => 'woocommerce_task_list_tracked_completed_actions',
		'hidden'    => 'woocommerce_task_list_hidden_lists',
	);

	/**
	 * Option that holds until when tasks were put off: id => milliseconds.
	 */
	private const SNOOZED = 'woocommerce_task_list_remind_me_later_tasks';

	/**
	 * Older options that hide a list.
	 */
	private const HIDDEN_BEFORE = array(
		'setup'    => 'woocommerce_task_list_hidden',
		'extended' => 'woocommerce_extended_task_list_hidden',
	);

	/**
	 * Most ids in a list.
	 */
	private const MAX = 200;

	/**
	 * Whether something holds for a task or list.
	 *
	 * @param string $state dismissed, actioned or hidden.
	 * @param string $id    Id of the task or list.
	 */
	public static function has( string $state, string $id ): bool {
		return in_array( $id, self::ids( $state ), true )
			|| ( 'hidden' === $state && isset( self::HIDDEN_BEFORE[ $id ] ) && 'yes' === get_option( self::HIDDEN_BEFORE[ $id ] ) );
	}

	/**
	 * Makes something hold for a task or list, or not any more.
	 *
	 * @param string $state dismissed, actioned or hidden.
	 * @param string $id    Id of the task or list.
	 * @param bool   $holds Whether it holds.
	 */
	public static function set( string $state, string $id, bool $holds ): void {
		$ids = array_values( array_diff( self::ids( $state ), array( $id ) ) );

		if ( $holds ) {
			$ids[] = $id;
		}

		update_option( self::LISTS[ $state ], array_slice( $ids, -self::MAX ) );

		if ( 'hidden' === $state && isset( self::HIDDEN_BEFORE[ $id ] ) ) {
			update_option( self::HIDDEN_BEFORE[ $id ], $holds ? 'yes' : 'no' );
		}
	}

	/**
	 * Until when a task was put off.
	 *
	 * @param string $id Id of the task.
	 * @return int|null Milliseconds since 1970, null when it was not.
	 */
	public static function snoozed_until( string $id ): ?int {
		$until = self::snoozed()[ $id ] ?? null;

		return is_numeric( $until ) ? (int) $until : null;
	}

	/**
	 * Puts a task off, or calls it back.
	 *
	 * @param string   $id    Id of the task.
	 * @param int|null $until Milliseconds since 1970, null to call it back.
	 */
	public static function snooze( string $id, ?int $until ): void {
		$snoozed = self::snoozed();

		unset( $snoozed[ $id ] );

		if ( null !== $until ) {
			$snoozed[ $id ] = $until;
		}

		update_option( self::SNOOZED, array_slice( $snoozed, -self::MAX, null, true ) );
	}

	/**
	 * Ids for which something holds.
	 *
	 * @param string $state dismissed, actioned or hidden.
	 * @return list<string>
	 */
	private static function ids( string $state ): array {
		return array_values( array_filter( (array) get_option( self::LISTS[ $state ], array() ), 'is_string' ) );
	}

	/**
	 * Tasks that were put off.
	 *
	 * @return array<string, mixed>
	 */
	private static function snoozed(): array {
		$snoozed = get_option( self::SNOOZED );

		return is_array( $snoozed ) ? $snoozed : array();
	}
}
