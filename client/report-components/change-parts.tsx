import type { ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../common/store-format';
import type { ChangePart, ChangeParts as Parts } from '../report/change/parts';
import { ChangeTable, describeValues } from './change-table';
import type { ChangedMetric } from './change-table';

interface Props {
	/** For assistive technology. */
	caption: string;
	metric: ChangedMetric;
	parts: Parts;
	renderName: ( part: ChangePart ) => ReactNode;
	/** What stands after the values of a part. */
	renderMore?: ( part: ChangePart ) => ReactNode;
}

/** The change of a metric by the values of a dimension. */
export const ChangeParts = ( {
	parts: { parts, others, rest, ...change },
	caption,
	metric,
	renderName,
	renderMore,
}: Props ) => (
	<ChangeTable
		caption={ caption }
		metric={ metric }
		units={ change.units }
		decimals={ change.decimals }
		rows={ [
			...parts.map( ( part ) => ( {
				key: `id-${ part.id }`,
				name: renderName( part ),
				detail: (
					<>
						{ describeValues( metric.type, part.now, part.before ) }
						{ renderMore?.( part ) }
					</>
				),
				units: part.units,
			} ) ),
			...( others
				? [
						{
							key: 'others',
							name: sprintf(
								/* translators: %s: number of other products, countries or the like. */
								_n(
									'%s other',
									'All %s others',
									others.count,
									'storedeck'
								),
								formatCount( others.count )
							),
							units: others.units,
						},
				  ]
				: [] ),
			...( rest
				? [
						{
							key: 'rest',
							name: __(
								'Counted in several rows, or in none',
								'storedeck'
							),
							detail: __(
								'An order or product can be in several rows or in none. This makes up for it.',
								'storedeck'
							),
							units: rest,
						},
				  ]
				: [] ),
		] }
	/>
);
