import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { IntervalSelect } from '@storedeck/components/chart/view/interval-select';
import type { Interval } from '@storedeck/date';

interface Props {
	type: 'line' | 'bar';
	interval: Interval;
	allowed: readonly Interval[];
	onType: ( type: 'line' | 'bar' ) => void;
	onInterval: ( interval: string ) => void;
}

const ICONS = {
	line: 'M3 17.5 9 11l4 4 7.5-8.5 1 .9L13 17l-4-4-5 5.5z',
	bar: 'M4 13h4v7H4zm6-9h4v16h-4zm6 5h4v11h-4z',
} as const;

/** The interval and type of all charts. */
export function ChartControls( {
	type,
	interval,
	allowed,
	onType,
	onInterval,
}: Props ) {
	const names = {
		line: __( 'Line chart', 'storedeck' ),
		bar: __( 'Bar chart', 'storedeck' ),
	};
	return (
		<>
			<IntervalSelect
				interval={ interval }
				allowedIntervals={ [ ...allowed ] }
				onChange={ onInterval }
			/>
			<div
				className="storedeck-overview__chart-types"
				role="group"
				aria-label={ __( 'Chart type', 'storedeck' ) }
			>
				{ ( [ 'line', 'bar' ] as const ).map( ( item ) => (
					<Button
						key={ item }
						label={ names[ item ] }
						isPressed={ item === type }
						onClick={ () => onType( item ) }
					>
						<svg
							viewBox="0 0 24 24"
							width="24"
							height="24"
							fill="currentColor"
							aria-hidden="true"
							focusable="false"
						>
							<path d={ ICONS[ item ] } />
						</svg>
					</Button>
				) ) }
			</div>
		</>
	);
}
