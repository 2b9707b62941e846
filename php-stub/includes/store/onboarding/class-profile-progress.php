<?php
/**
 * How far the first setup of the shop came.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Onboarding;

defined( 'ABSPATH' ) || exit;

/**
 * The steps of the setup that were finished, with the moment of each.
 */
final class Profile_Progress {

	/**
	 * Steps of the setup.
	 */
	public const STEPS = array(
		'intro-opt-in',
		'skip-guided-setup',
		'user-profile',
		'business-info',
		'plugins',
		'intro-builder',
	);

	/**
	 * Option that holds it.
	 */
	private const OPTION = 'woocommerce_onboarding_profile_progress';

	/**
	 * Steps that were finished.
	 *
	 * @return array<string, array{completed_at: string}> By step, Greenwich's time, `2026-01-31T08:00:00Z`.
	 */
	public static function steps(): array {
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
	 * Notes that a step was finished. The last time counts.
	 *
	 * @param string $step Step.
	 * @return array<string, array{completed_at: string}> See steps().
	 */
	public static function complete_step( string $step ): array {
		$steps  = array( $step => array( 'completed_at' => gmdate( 'Y-m-d\TH:i:s\Z' ) ) ) + self::steps();
		$stored = get_option( self::OPTION );

		update_option(
			self::OPTION,
			array( 'core_profiler_completed_steps' => $steps ) + ( is_array( $stored ) ? $stored : array() ),
			false
		);

		/*
		 * Fires when a step of the setup was finished.
		 *
		 * @param string $step Step.
		 */
		do_action( 'woocommerce_core_profiler_step_complete', $step );

		return $steps;
	}
}
