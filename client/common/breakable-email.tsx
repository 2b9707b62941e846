/** Lets a long email address wrap after `@`. */
export function BreakableEmail( { email }: { email: string } ) {
	const at = email.lastIndexOf( '@' ) + 1;
	return (
		<>
			{ email.slice( 0, at ) }
			<wbr />
			{ email.slice( at ) }
		</>
	);
}
