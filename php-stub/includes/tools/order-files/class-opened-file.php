<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * The opened file of an import: its columns and rows, and what was read of it in partitions on disk.
 */
final class Opened_File {

	/** Keys of a partition that a step reads. */
	private const KEYS = 500;

	public readonly Table $table;

	/** Rows by order, and orders by customer. */
	public readonly Temp_Partitions $rows;
	public readonly Temp_Partitions $customers;

	private int $size;

	/**
	 * The partition that was read last, and its number.
	 *
	 * @var array{int, array<string, list<array<mixed>>>}
	 */
	private array $partition = array( -1, array() );

	/**
	 * Opens the file.
	 *
	 * @param array<string, mixed> $options See Importer.
	 * @param Import_Files|null    $files   See Importer.
	 */
	public function __construct( string $path, private Import_State $state, array $options, ?Import_Files $files ) {
		$encoding = '' === $state->encoding ? $options['encoding'] ?? '' : $state->encoding;
		$file     = new Source_File( $path, $encoding, (string) $files?->path( 'utf8' ) );
		$open     = static fn( string $name ): Temp_Partitions => new Temp_Partitions(
			$file->size,
			(string) $files?->path( $name ),
			$state->lengths[ $name ] ?? array()
		);

		$this->size      = $file->size;
		$this->table     = new Table( new Csv_Reader( $file ) );
		$this->rows      = $open( 'rows' );
		$this->customers = $open( 'customers' );

		$state->encoding  = $file->encoding;
		$state->formats ??= new File_Formats( $this->table->columns, $options );
	}

	/**
	 * Lengths of the partitions, to store them.
	 *
	 * @return array<string, array<int, int>> By their name.
	 */
	public function get_lengths(): array {
		return array( 'rows' => $this->rows->get_lengths(), 'customers' => $this->customers->get_lengths() );
	}

	/**
	 * Finished part of the stage, from 0 to 1.
	 */
	public function get_share(): float {
		if ( Import_State::READ === $this->state->stage ) {
			return ( $this->state->position['reader']['offset'] ?? 0 ) / max( 1, $this->size );
		}

		$partitions = Import_State::CUSTOMERS === $this->state->stage ? $this->customers : $this->rows;
		$part       = $this->partition[0] === $this->state->partition ? $this->state->done / max( 1, count( $this->partition[1] ) ) : 0;

		return min( 1, ( $this->state->partition + $part ) / $partitions->count() );
	}

	/**
	 * Takes the next keys of a partition.
	 *
	 * @param Temp_Partitions $partitions Partitions.
	 * @return array{array<string|int, list<array<mixed>>>, int, int} Records by key, and the partition and the number of its keys after them.
	 */
	public function take( Temp_Partitions $partitions ): array {
		$number = $this->state->partition;

		if ( $number !== $this->partition[0] ) {
			$this->partition = array( $number, $partitions->get( $number ) );
		}

		$records = array();
		$done    = $this->state->done + self::KEYS;

		foreach ( array_slice( $this->partition[1], $this->state->done, self::KEYS, true ) as $key => $some ) {
			$records[ substr( (string) $key, 1 ) ] = $some;
		}

		return $done < count( $this->partition[1] ) ? array( $records, $number, $done ) : array( $records, $number + 1, 0 );
	}

	/**
	 * Records how far a stage is.
	 *
	 * @param Temp_Partitions $partitions Partitions of the stage.
	 * @param string          $next       Stage after it.
	 */
	public function go_on( int $partition, int $done, Temp_Partitions $partitions, string $next ): void {
		$this->state->partition = $partition;
		$this->state->done      = $done;

		if ( $partition === $partitions->count() ) {
			$this->partition = array( -1, array() );
			$this->state->enter( $next );
		}
	}
}
