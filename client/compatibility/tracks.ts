import { doNothing, fill } from './nothing';

/** `wc.tracks`: no usage is tracked. */
export const tracks = fill(
	[
		'recordEvent',
		'queueRecordEvent',
		'recordPageView',
		'bumpStat',
		'initializeExPlat',
	],
	doNothing
);
