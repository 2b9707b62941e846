const POINTS = {
	previous: 'M7 14.5l5-5 5 5-1 1-4-4-4 4z',
	next: 'M7 9.5l5 5 5-5-1-1-4 4-4-4z',
};

/** An arrow to the row before or after another one. */
export const NeighborIcon = ( { to }: { to: keyof typeof POINTS } ) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d={ POINTS[ to ] } />
	</svg>
);
