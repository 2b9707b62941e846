<?php

namespace Storedeck\Reports\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Reports\Definition_Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The reference of definitions is that of their schema. `WRITE_REFERENCE=1 npm test -- php DefinitionReference` renews it.
 */
final class DefinitionReferenceTest extends TestCase {

	private const PAGE = __DIR__ . '/../../../../docs/report-definition.md';

	private const SCHEMA = __DIR__ . '/../../../../docs/report-definition.schema.json';

	private const FUNCTIONS = __DIR__ . '/../functions.php';

	/**
	 * Start of the line of the docblock that has the shape.
	 */
	private const PARAM = '/^(\t \* @phpstan-param ).* \$definition$/m';

	/**
	 * A file has a text.
	 */
	private function assert_written( string $file, string $text ): void {
		if ( '1' === getenv( 'WRITE_REFERENCE' ) ) {
			file_put_contents( $file, $text );
		}

		$this->assertSame( $text, (string) file_get_contents( $file ) );
	}

	public function test_the_page_has_every_key(): void {
		$page  = (string) file_get_contents( self::PAGE );
		$intro = substr( $page, 0, (int) strpos( $page, "## Report\n" ) );

		$this->assertNotSame( '', $intro );
		$this->assert_written(
			self::PAGE,
			$intro . implode( "\n", Definition_Reference::get_tables( Definition_Schema::get() ) ) . "\n"
		);
	}

	public function test_the_json_schema_has_every_key(): void {
		$schema = array(
			'$schema' => 'http://json-schema.org/draft-07/schema#',
			'title'   => 'Report definition of Storedeck',
		) + Definition_Reference::get_json_schema( Definition_Schema::get() );

		$this->assert_written(
			self::SCHEMA,
			json_encode( $schema, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n"
		);
	}

	public function test_editors_and_phpstan_know_every_key(): void {
		$code  = (string) file_get_contents( self::FUNCTIONS );
		$shape = Definition_Reference::get_shape( Definition_Schema::get() );

		$this->assertSame( 1, preg_match( self::PARAM, $code ) );
		$this->assert_written(
			self::FUNCTIONS,
			(string) preg_replace_callback( self::PARAM, static fn( array $match ): string => "$match[1]$shape \$definition", $code )
		);
	}

	public function test_every_key_of_a_report_and_of_its_parts_is_described(): void {
		foreach ( Definition_Schema::get()['properties'] as $key => $property ) {
			$this->assertNotSame( '', $property['description'] ?? '', $key );

			foreach ( in_array( $key, array( 'stats', 'items', 'table' ), true ) ? $property['properties'] : array() as $name => $part ) {
				$this->assertNotSame( '', $part['description'] ?? '', "$key.$name" );
			}
		}
	}
}
