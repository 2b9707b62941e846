import type { RefObject } from 'react';

import type { DateFormatter } from '../formats/date-format';
import type { WallTime } from '../formats/wall-clock';
import type { ChartModel } from '../model/types';
import type { Reading } from '../model/walk';
import type { ChartInterval, ChartRange } from '../types';

export interface ZoomProps {
	model: ChartModel;
	dates: readonly WallTime[];
	interval: ChartInterval;
	formatDate: DateFormatter;
	/** The element that the reader points at and types into. */
	surface: RefObject< HTMLElement | null >;
	/** What is read now. */
	reading: Reading | null;
	/** What was read last, also while its value is hidden. */
	lastReading: RefObject< Reading | null >;
	onZoom: ( range: ChartRange ) => void;
}
