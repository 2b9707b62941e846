import './notes.scss';

/** Why rows can add up to more or less than their total. */
export const Notes = ( {
	notes,
}: {
	notes: readonly ( string | undefined )[];
} ) => (
	<>
		{ notes.map(
			( note ) =>
				note && (
					<p key={ note } className="storedeck-total-note">
						{ note }
					</p>
				)
		) }
	</>
);
