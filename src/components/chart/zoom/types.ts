import type { RefObject } from 'react';

import type { DateFormatter } from '../formats/date-format';
import type { WallTime } from '../formats/wall-clock';
import type { ChartModel } from '../model/types';
import type { ActivePoint } from '../model/navigation';
import type { ChartInterval, ChartRange } from '../types';

export interface ZoomProps {
	model: ChartModel;
	dates: readonly WallTime[];
	interval: ChartInterval;
	formatDate: DateFormatter;
	/** The element with the event listeners. */
	surface: RefObject< HTMLElement | null >;
	/** The active point. */
	activePoint: ActivePoint | null;
	/** The last active point, also while it is hidden. */
	lastPoint: RefObject< ActivePoint | null >;
	onZoom: ( range: ChartRange ) => void;
}
