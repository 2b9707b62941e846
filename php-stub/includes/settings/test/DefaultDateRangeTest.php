<?php
/**
 * Tests of Default_Date_Range.
 *
 * @package Storedeck
 */

namespace Storedeck\Settings\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Settings\Default_Date_Range;

defined( 'ABSPATH' ) || exit;

/**
 * Default_Date_Range.
 */
final class DefaultDateRangeTest extends TestCase {

	/**
	 * Named periods and custom periods with valid dates can be stored.
	 *
	 * @dataProvider ranges
	 * @param string $text  Query.
	 * @param bool   $valid Whether it can be stored.
	 */
	public function test_accepts_only_queries_that_reports_understand( string $text, bool $valid ): void {
		$this->assertSame( $valid, Default_Date_Range::is_valid( $text ) );
	}

	/**
	 * Queries and whether they are valid.
	 *
	 * @return list<array{string, bool}>
	 */
	public function ranges(): array {
		return array(
			array( 'period=month&compare=previous_year', true ),
			array( 'compare=previous_period&period=last_quarter', true ),
			array( 'period=custom&compare=previous_year&after=2026-02-28&before=2026-02-28', true ),
			array( 'period=last_7_days&compare=previous_period', true ),
			array( 'period=last_30_days&compare=none', true ),
			array( 'period=last_90_days&compare=same_weekdays', true ),
			array( 'period=today&compare=weeks_before', true ),
			array( 'period=last_365_days&compare=previous_year', true ),
			array( 'period=week&compare=custom&compare_after=2025-01-01&compare_before=2025-01-07', true ),
			array( 'period=custom&compare=none&after=2026-02-01&before=2026-02-28', true ),
			array( 'period=last_8_days&compare=none', false ),
			array( 'period=last_30_days', false ),
			array( 'period=week&compare=custom', false ),
			array( 'period=week&compare=custom&compare_after=2025-01-01', false ),
			array( 'period=week&compare=custom&compare_after=2025-01-07&compare_before=2025-01-01', false ),
			array( 'period=week&compare=custom&compare_after=2025-02-29&compare_before=2025-03-01', false ),
			array( 'period=week&compare=custom&compare_after[]=2025-02-28&compare_before=2025-03-01', false ),
			array( 'period=month&compare[]=none', false ),
			array( '', false ),
			array( 'period=month', false ),
			array( 'compare=previous_year', false ),
			array( 'period=decade&compare=previous_year', false ),
			array( 'period=month&compare=next_year', false ),
			array( 'period[]=month&compare=previous_year', false ),
			array( 'period=month&compare=previous_year&page=2', false ),
			array( 'period=custom&compare=previous_year', false ),
			array( 'period=custom&compare=previous_year&after=2026-03-02&before=2026-03-01', false ),
			array( 'period=custom&compare=previous_year&after=2026-02-29&before=2026-03-01', false ),
			array( "period=custom&compare=previous_year&after=2026-02-01\n&before=2026-03-01", false ),
			array( 'period=custom&compare=previous_year&after=2026-02-01&before[]=2026-03-01', false ),
		);
	}
}
