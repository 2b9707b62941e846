import { IntervalSelect } from '@storedeck/components/chart/view/interval-select';
import { TypeToggle } from '@storedeck/components/chart/view/type-toggle';
import type { Interval } from '@storedeck/date';

const TYPES = [ 'line', 'bar' ] as const;

interface Props {
	type: 'line' | 'bar';
	interval: Interval;
	allowed: readonly Interval[];
	onType: ( type: 'line' | 'bar' ) => void;
	onInterval: ( interval: string ) => void;
}

/** The interval and type of all charts. */
export const ChartControls = ( {
	type,
	interval,
	allowed,
	onType,
	onInterval,
}: Props ) => (
	<>
		<IntervalSelect
			interval={ interval }
			allowedIntervals={ [ ...allowed ] }
			onChange={ onInterval }
		/>
		<TypeToggle
			type={ type }
			types={ TYPES }
			onChange={ ( chosen ) =>
				onType( chosen === 'line' ? 'line' : 'bar' )
			}
		/>
	</>
);
