<?php
/**
 * Reads PHP files as this version of PHP does: `php check-php.php FOLDER DOMAIN`.
 * Prints the problems as JSON: syntax errors, and texts that are not in the text
 * domain.
 *
 * @package Storedeck
 */

list( , $folder, $domain ) = $argv;

// Position of the text domain among the arguments.
$functions = array(
	'__'           => 1,
	'_e'           => 1,
	'esc_html__'   => 1,
	'esc_html_e'   => 1,
	'esc_attr__'   => 1,
	'esc_attr_e'   => 1,
	'_x'           => 2,
	'_ex'          => 2,
	'esc_html_x'   => 2,
	'esc_attr_x'   => 2,
	'_n_noop'      => 2,
	'_n'           => 3,
	'_nx_noop'     => 3,
	'_nx'          => 4,
);

/**
 * The arguments of a call as source code.
 *
 * @param PhpToken[] $tokens Tokens of a file, without spaces and comments.
 * @param int        $start  Index of the opening parenthesis.
 * @return string[]
 */
function read_arguments( array $tokens, int $start ): array {
	$depth     = 0;
	$arguments = array( '' );

	for ( $index = $start; isset( $tokens[ $index ] ); $index++ ) {
		$text   = $tokens[ $index ]->text;
		$depth += in_array( $text, array( '(', '[', '{' ), true ) ? 1 : 0;
		$depth -= in_array( $text, array( ')', ']', '}' ), true ) ? 1 : 0;

		if ( 0 === $depth ) {
			break;
		}
		if ( 1 === $depth && ',' === $text ) {
			$arguments[] = '';
		} elseif ( $index > $start ) {
			$arguments[ count( $arguments ) - 1 ] .= $text;
		}
	}

	return array_values( array_filter( $arguments, 'strlen' ) );
}

$problems = array();
$files    = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) );

foreach ( $files as $file ) {
	if ( 'php' !== $file->getExtension() ) {
		continue;
	}

	$name = substr( $file->getPathname(), strlen( $folder ) + 1 );

	try {
		$tokens = PhpToken::tokenize( file_get_contents( $file->getPathname() ), TOKEN_PARSE );
	} catch ( ParseError $error ) {
		$problems[] = "$name:{$error->getLine()}: {$error->getMessage()}.";
		continue;
	}

	$tokens = array_values( array_filter( $tokens, static fn( PhpToken $token ): bool => ! $token->isIgnorable() ) );

	foreach ( $tokens as $index => $token ) {
		$position = $functions[ $token->text ] ?? null;
		$before   = $tokens[ $index - 1 ]->text ?? '';

		if (
			null === $position || '(' !== ( $tokens[ $index + 1 ]->text ?? '' )
			|| in_array( $before, array( '->', '?->', '::', 'function' ), true )
		) {
			continue;
		}

		$arguments = read_arguments( $tokens, $index + 1 );

		if ( ( $arguments[ $position ] ?? '' ) !== "'$domain'" ) {
			$problems[] = "$name:{$token->line}: {$token->text}() must have the text domain '$domain'.";
		}
	}
}

echo json_encode( $problems );
