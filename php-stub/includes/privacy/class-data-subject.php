<?php

namespace Storedeck\Privacy;

use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The person whose data are requested.
 *
 * An email, and the user who has it.
 */
final class Data_Subject {

	/** Domain of addresses that no one has, as in wp_privacy_anonymize_data(). */
	private const DOMAIN = '@site.invalid';

	/**
	 * Creates a data subject.
	 *
	 * @param int $user User id; 0 without an account.
	 */
	private function __construct( public readonly string $email, public readonly int $user ) {
	}

	/**
	 * The person with an email.
	 */
	public static function of( string $email ): self {
		$email = Text::trim( $email );
		$user  = get_user_by( 'email', $email );

		return new self( $email, $user ? (int) $user->ID : 0 );
	}

	/**
	 * The email that replaces the real one. Each person has another, always the same one, so that the number of
	 * customers in reports stays right. It cannot be traced back without the keys of the site.
	 */
	public function get_pseudonym(): string {
		return 'deleted-' . substr( wp_hash( strtolower( $this->email ) ), 0, 16 ) . self::DOMAIN;
	}

	/**
	 * Condition that finds rows of the person.
	 *
	 * @param string $email Column of the email.
	 * @param string $user  Column of the user id.
	 * @return array{string, list<string|int>} SQL with placeholders, and their values.
	 */
	public function get_condition( string $email, string $user ): array {
		return $this->user > 0
			? array( "( $email = %s OR $user = %d )", array( $this->email, $this->user ) )
			: array( "$email = %s", array( $this->email ) );
	}
}
