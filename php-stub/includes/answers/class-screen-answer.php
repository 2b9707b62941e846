<?php

namespace Storedeck\Answers;

use Storedeck\Foundation\Store_Exception;
use Storedeck\Reports\Basic_Reports;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the question of a screen. Each part is what public routes answer, so it is the same for the screen and for others who
 * ask. A part that fails leaves an error in its place.
 */
abstract class Screen_Answer {

	/**
	 * Parts, in the order in which people look at them; get_{part}() answers each.
	 */
	public const PARTS = array();

	/**
	 * Answers that several parts need.
	 *
	 * @var array<string, array{body: mixed, total: int, pages: int}>
	 */
	private array $responses = array();

	/**
	 * Sets the question.
	 *
	 * @param bool $is_fresh Whether cached figures are read again.
	 */
	public function __construct( protected Report_Question $question, private bool $is_fresh = false ) {
	}

	/**
	 * Parts that the screen shows.
	 *
	 * @return string[]
	 */
	protected function get_shown(): array {
		return static::PARTS;
	}

	/**
	 * The answer.
	 *
	 * @param string[]|null $parts Parts, or null for all that the screen shows.
	 * @param float         $until Unix time after which no part is begun.
	 * @return array<string, mixed> Parts that were not begun are missing.
	 * @throws Store_Exception When no part can be answered.
	 */
	public function get( ?array $parts = null, float $until = INF ): array {
		$answers = array();
		$errors  = array();

		foreach ( array_intersect( static::PARTS, $parts ?? $this->get_shown() ) as $part ) {
			if ( microtime( true ) < $until ) {
				try {
					$answers[ $part ] = $this->{"get_$part"}();
				} catch ( Store_Exception $error ) {
					$errors[ $part ] = $error;
				}
			}
		}

		if ( array() === array_filter( $answers, static fn( ?array $answer ): bool => null !== $answer ) && array() !== $errors ) {
			throw reset( $errors );
		}

		return array(
			'segmentby' => $this->question->get_segment()['segmentby'] ?? null,
			'interval'  => $this->question->interval,
			'periods'   => $this->question->periods,
			'errors'    => (object) array_map(
				static fn( Store_Exception $error ): array => rest_convert_error_to_response( $error->to_wp_error() )->get_data(),
				$errors
			),
		) + $answers;
	}

	/**
	 * The response of a public route, each once.
	 *
	 * @param string               $route  Below the namespace.
	 * @param array<string, mixed> $params Parameters.
	 * @return array{body: mixed, total: int, pages: int}
	 * @throws Store_Exception When it is an error.
	 */
	protected function ask( string $route, array $params ): array {
		ksort( $params );

		$key = $route . wp_json_encode( $params );

		if ( isset( $this->responses[ $key ] ) ) {
			return $this->responses[ $key ];
		}

		if ( 1 === preg_match( '@^reports/([^/]+)(/stats)?$@D', $route, $found ) ) {
			$missing = Basic_Reports::find_missing( $found[1], isset( $found[2] ) ? 'stats' : 'items', $params );

			if ( array() !== $missing ) {
				/* translators: %s: list of filters, or the name of a report. */
				$message = __( 'The reports of WooCommerce, which are shown now, do not have this: %s', 'storedeck' );

				throw new Store_Exception( 'storedeck_not_in_woocommerce', sprintf( $message, implode( ', ', $missing ) ), 409 );
			}
		}

		$response = Report_Source::request(
			'/' . Report_Source::PUBLIC_NAMESPACE . '/' . $route,
			$params + ( $this->is_fresh ? array( 'force_cache_refresh' => true ) : array() )
		);

		if ( $response->is_error() ) {
			throw Store_Exception::from_wp_error( $response->as_error() );
		}

		$headers = $response->get_headers();

		$this->responses[ $key ] = array(
			'body'  => rest_get_server()->response_to_data( $response, false ),
			'total' => (int) ( $headers['X-WP-Total'] ?? 0 ),
			'pages' => (int) ( $headers['X-WP-TotalPages'] ?? 1 ),
		);

		return $this->responses[ $key ];
	}
}
