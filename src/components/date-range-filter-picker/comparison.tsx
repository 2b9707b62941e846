import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { comparisons } from '@storedeck/date';
import { H } from '../section';
import { SegmentedSelection } from '../segmented-selection';
import { getShortDateFormat } from './choice';
import type { Choice } from './choice';
import { DateRange } from './date-range';

interface Props {
	choice: Choice;
	isInvalidDate: ( date: Date ) => boolean;
	onUpdate: ( changes: Partial< Choice > ) => void;
	onOtherUpdate: ( changes: Partial< Choice[ 'other' ] > ) => void;
}

/** What the range is compared with; dates of its own are asked for. */
export function Comparison( {
	choice: { compare, other },
	isInvalidDate,
	onUpdate,
	onOtherUpdate,
}: Props ) {
	const id = useId();
	return (
		<>
			<H id={ id } className="woocommerce-filters-date__text">
				{ __( 'compare to', 'storedeck' ) }
			</H>
			<SegmentedSelection
				name="compare"
				legend={ __( 'compare to', 'storedeck' ) }
				aria-labelledby={ id }
				options={ comparisons }
				selected={ compare }
				onSelect={ onUpdate }
			/>
			{ compare === 'custom' && (
				<div
					role="group"
					aria-label={ __( 'Dates to compare to', 'storedeck' ) }
				>
					<DateRange
						{ ...other }
						onUpdate={ onOtherUpdate }
						isInvalidDate={ isInvalidDate }
						shortDateFormat={ getShortDateFormat() }
						labels={ {
							start: __( 'Compare from', 'storedeck' ),
							end: __( 'Compare until', 'storedeck' ),
							calendar: __(
								'Calendar to compare to',
								'storedeck'
							),
						} }
					/>
				</div>
			) }
		</>
	);
}
