import type { WallTime } from '../formats/wall-clock';
import type { AnnotationMark, ChartModel, MeasureText } from '../model/types';
import type { PlotSeries } from '../view/describe-reading';
import type { ChartInterval } from '../types';

/** A chart as it is taken away from the page. */
export interface ExportSource {
	title: string;
	dates: readonly WallTime[];
	series: readonly PlotSeries[];
	interval: ChartInterval;
	annotations: readonly AnnotationMark[];
	model: ChartModel;
	measure: MeasureText;
	/** Writes a total of the legend. */
	formatTotal: ( value: number ) => string;
	/** An element of the chart: its computed style gives colors and font. */
	element: Element | null;
}
