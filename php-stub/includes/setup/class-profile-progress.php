<?php

namespace Storedeck\Setup;

defined( 'ABSPATH' ) || exit;

/**
 * Completed steps of the profiler with their dates.
 */
final class Profile_Progress {

	/** Steps of the profiler. */
	public const STEPS = array( 'intro-opt-in', 'skip-guided-setup', 'user-profile', 'business-info', 'plugins', 'intro-builder' );

	/** Option with the steps. */
	private const OPTION = 'woocommerce_onboarding_profile_progress';

	/**
	 * Completed steps.
	 *
	 * @return array<string, array{completed_at: string}> By step, in GMT, `2026-01-31T08:00:00Z`.
	 */
	public static function get_steps(): array {
		$stored = get_option( self::OPTION );
		$steps  = is_array( $stored ) && is_array( $stored['core_profiler_completed_steps'] ?? null )
			? $stored['core_profiler_completed_steps']
			: array();

		return array_filter(
			array_intersect_key( $steps, array_flip( self::STEPS ) ),
			static fn( $step ): bool => is_array( $step ) && is_string( $step['completed_at'] ?? null )
		);
	}

	/**
	 * Marks a step as completed now.
	 *
	 * @return array<string, array{completed_at: string}> See steps().
	 */
	public static function complete_step( string $step ): array {
		$steps  = array( $step => array( 'completed_at' => gmdate( 'Y-m-d\TH:i:s\Z' ) ) ) + self::get_steps();
		$stored = get_option( self::OPTION );

		update_option(
			self::OPTION,
			array( 'core_profiler_completed_steps' => $steps ) + ( is_array( $stored ) ? $stored : array() ),
			false
		);

		/*
		 * Fires when a step of the profiler is completed.
		 *
		 * @param string $step Step.
		 * @since 0.1.0
		 */
		do_action( 'woocommerce_core_profiler_step_complete', $step );

		return $steps;
	}
}
