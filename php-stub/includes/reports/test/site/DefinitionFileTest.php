<?php

namespace Storedeck\Reports\Test\Site;

use Storedeck\Reports\Registry;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

// cspell:ignore tabel

/**
 * A definition in a JSON file, as docs/report-definition.md has it.
 */
final class DefinitionFileTest extends SiteTestCase {

	private const DOCS = __DIR__ . '/../../../../../docs/';

	/**
	 * The definition of the page.
	 *
	 * @return array<string, mixed>
	 */
	private static function read_example(): array {
		preg_match(
			'/^```json file=report\.json\n(.*?)^```$/ms',
			(string) file_get_contents( self::DOCS . 'report-definition.md' ),
			$found
		);

		return (array) json_decode( $found[1] ?? '', true );
	}

	/**
	 * Forgets what was registered.
	 *
	 * @after
	 */
	public function forget(): void {
		remove_all_actions( 'storedeck_register_reports' );
		Registry::reset();
	}

	/**
	 * Registers a definition.
	 *
	 * @param array<string, mixed> $definition Definition.
	 * @return string[] Errors.
	 */
	private static function register( array $definition ): array {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action( 'storedeck_register_reports', static fn() => storedeck_register_report( $definition ) );
		Registry::reset();

		return Registry::get_errors();
	}

	public function test_the_example_of_the_page_is_a_report(): void {
		self::assertSame( array(), self::register( self::read_example() ) );

		$report = Registry::get( 'acme-sizes' );

		self::assertSame( 'Orders', $report['charts']['orders_count']['label'] );
		self::get( '/wc-analytics/reports/acme-sizes', array( 'orderby' => 'items' ) );
		self::get( '/wc-analytics/reports/acme-sizes/stats' );
	}

	public function test_the_json_schema_accepts_what_can_be_registered_and_refuses_typos(): void {
		$schema   = (array) json_decode( (string) file_get_contents( self::DOCS . 'report-definition.schema.json' ), true );
		$example  = self::read_example();
		$validate = static fn( array $changes ) => rest_validate_value_from_schema(
			array_replace_recursive( $example, $changes ),
			$schema,
			'definition'
		);

		self::assertTrue( $validate( array() ) );
		self::assertWPError( $validate( array( 'tabel' => array() ) ) );
		self::assertWPError( $validate( array( 'stats' => array( 'fact' => 'order' ) ) ) );
		self::assertWPError( $validate( array( 'table' => array( 'columns' => array( 'items' => array( 'type' => 'money' ) ) ) ) ) );
	}

	/**
	 * Something is an error of WordPress.
	 *
	 * @param mixed $value Value.
	 */
	private static function assertWPError( $value ): void {
		self::assertInstanceOf( \WP_Error::class, $value );
	}

	public function test_a_definition_of_a_newer_version_is_left_out_and_asks_for_an_update(): void {
		$errors = self::register( array( 'api_version' => 2, 'future' => true ) + self::read_example() );

		self::assertCount( 1, $errors );
		self::assertStringContainsString(
			'api_version: this version of Storedeck knows at most 1, found 2. Update Storedeck.',
			$errors[0]
		);
		self::assertNull( Registry::get( 'acme-sizes' ) );
	}
}
