import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';

interface Props {
	label: string;
	count: number | undefined;
	total: number | undefined;
}

/** How many of how many are imported. */
export function Progress( { label, count, total }: Props ) {
	if ( ! total ) {
		return null;
	}
	const done = Math.min( count ?? 0, total );
	return (
		<div className="storedeck-settings__progress">
			<span>
				{ sprintf(
					/* translators: 1: what is imported, 2: how many of them, 3: how many there are. */
					__( '%1$s: %2$s of %3$s', 'storedeck' ),
					label,
					formatCount( done ),
					formatCount( total )
				) }
			</span>
			<progress aria-label={ label } max={ total } value={ done } />
		</div>
	);
}
