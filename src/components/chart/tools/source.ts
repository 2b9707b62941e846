import type { WallTime } from '../formats/wall-clock';
import type { AnnotationMark, ChartModel, MeasureText } from '../model/types';
import type { PlotSeries } from '../view/describe-point';
import type { ChartInterval } from '../types';

/** The data of a chart to export. */
export interface ExportSource {
	title: string;
	dates: readonly WallTime[];
	series: readonly PlotSeries[];
	interval: ChartInterval;
	annotations: readonly AnnotationMark[];
	model: ChartModel;
	measure: MeasureText;
	/** Formats a total of the legend. */
	formatTotal: ( value: number ) => string;
	/** An element of the chart, for its computed colors and font. */
	element: Element | null;
}
