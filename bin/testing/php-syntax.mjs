/** The command that checks the syntax of the PHP files named after it. */
export const CHECK_PHP_SYNTAX =
	'php -d display_errors=stderr -d log_errors=0 -d opcache.enable_cli=1 bin/testing/check-php-syntax.php';
