<?php

namespace Storedeck\Reports\Dimensions\Test\Site;

use Storedeck\Reports\Dimensions\Test\Random_Questions;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/class-random-questions.php';

/**
 * Random questions have the answers that the orders themselves give, also after random changes.
 */
final class RandomQuestionsTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	/**
	 * Questions; `QUESTIONS` in the environment for more, and `SEED` for those of another run.
	 */
	private const QUESTIONS = 60;
	private const CHANGED   = 20;

	/**
	 * Earlier questions that are asked again after the changes.
	 */
	private const REPEATED = 5;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_date_type', 'date_created' );
	}

	/**
	 * Changes a random order.
	 *
	 * @param array<string, mixed> $row Row of it.
	 */
	private static function change( array $row ): void {
		$changes = Random_Questions::pick(
			array(
				array( 'payment_method' => Random_Questions::pick( array( 'card', 'cheque', 'cod' ) ) ),
				array(
					'shipping' => array(
						'country' => Random_Questions::pick( array( 'FR', 'US', 'DE' ) ),
						'state'   => '',
					),
				),
				array( 'status' => Random_Questions::pick( array( 'completed', 'cancelled', 'processing' ) ) ),
			)
		);

		self::write( 'PUT', "/wc-analytics/orders/{$row['base_id']}", $changes );
	}

	public function test_answers_are_those_of_the_orders(): void {
		$count = (int) ( getenv( 'QUESTIONS' ) ?: self::QUESTIONS );
		$seed  = (int) ( getenv( 'SEED' ) ?: wp_rand( 1, 99999 ) );

		mt_srand( $seed );

		$asked = array();

		for ( $number = 0; $number < $count; ++$number ) {
			if ( 0 === $number % self::CHANGED ) {
				for ( $change = 0; isset( $questions ) && $change < 3; ++$change ) {
					self::change( Random_Questions::pick( $questions->rows ) );
				}

				self::end_request();

				$questions = new Random_Questions( self::sql( ... ) );
			}

			// What was kept of an earlier answer must not outlive the changes.
			$params = $number >= self::CHANGED && $number % self::CHANGED < self::REPEATED
				? Random_Questions::pick( $asked )
				: $questions->create();
			$answer = json_decode( (string) wp_json_encode( self::get( '/storedeck/v1/answers', $params ) ), true );

			self::assertEquals(
				$questions->answer( $params ),
				Random_Questions::read( $answer ),
				"SEED=$seed, question $number: " . wp_json_encode( $params )
			);

			$asked[] = $params;
		}
	}
}
