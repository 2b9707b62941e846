import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { DimensionSetting } from '@storedeck/settings';
import { AmountPill } from '../../report/amount-pill';
import type { ChangeParts } from '../../report/change/parts';
import { fromUnits } from '../../report/change/units';
import type { ReportChart } from '../../report/types';

interface Props {
	chart: ReportChart;
	path: string;
	query: Query;
	/** The dimensions, the one that explains most first. */
	ranked: ReadonlyArray< {
		parts: ChangeParts;
		dimension: DimensionSetting;
	} >;
	/** The dimension that is shown. */
	selected: string;
}

/** All dimensions that split a change, each with what changed most. */
export function DimensionList( {
	chart,
	path,
	query,
	ranked,
	selected,
}: Props ) {
	const headingId = useId();
	return (
		<nav
			className="storedeck-why__dimensions"
			aria-labelledby={ headingId }
		>
			<h2 id={ headingId }>{ __( 'Split by', 'storedeck' ) }</h2>
			<ul>
				{ ranked.map( ( { parts, dimension } ) => {
					const [ first ] = parts.parts;
					return (
						<li key={ parts.by }>
							<Link
								href={ getNewPath(
									{ by: parts.by },
									path,
									query
								) }
								aria-current={
									parts.by === selected ? 'true' : undefined
								}
							>
								{ dimension.label }
							</Link>
							{ first && (
								<span>
									<bdi>{ first.label }</bdi>{ ' ' }
									<AmountPill
										metric={ chart }
										difference={ fromUnits(
											first.units,
											parts.decimals
										) }
									/>
								</span>
							) }
						</li>
					);
				} ) }
			</ul>
		</nav>
	);
}
