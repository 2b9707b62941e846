import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';

interface Props {
	label: string;
	count: number | undefined;
	total: number | undefined;
}

export function Progress( { label, count, total }: Props ) {
	if ( ! total ) {
		return null;
	}
	const done = Math.min( count ?? 0, total );
	return (
		<div className="storedeck-settings__progress">
			<span>
				{ sprintf(
					/* translators: 1: type of items, 2: number of imported items, 3: total number of items. */
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
