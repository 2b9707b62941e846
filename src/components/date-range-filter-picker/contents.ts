export { ComparisonContent } from './comparison-content';
export { Content } from './content';
export { PeriodContent } from './period-content';
