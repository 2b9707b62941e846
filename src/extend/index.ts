export { addFilter } from './add-filter';
export { API_VERSION } from './api-version';
export { defineExtension } from './define-extension';
export type {
	Extension,
	ExtensionColumn,
	ExtensionFill,
} from './define-extension';
export { requireApi } from './require-api';
export type { PluginAreas, PluginScope } from './areas';
export type {
	FilterArguments,
	FilterName,
	FilterTypes,
	FilterValue,
} from './filters';
export type {
	ControlsProps,
	DashboardChart,
	DashboardSection,
	HelpItem,
	HomeCard,
	QuickLink,
	SectionProps,
} from './overview-values';
export type {
	Currency,
	ListedReport,
	PluginReportProps,
	ReportChart,
	ReportTableContent,
	SummaryEntry,
	TableCell,
	TableHeader,
	ValueType,
} from './report-values';
export type {
	Breadcrumb,
	Command,
	ContainerProps,
	EmbeddedComponent,
	ListedPage,
	MountType,
	Page,
	QueuedNotice,
	ScreenProps,
} from './screen-values';
export type {
	ControlProps,
	ImportStage,
	Option,
	OptionGroup,
	SettingConfig,
} from './setting-values';
export type {
	AddedTask,
	Answers,
	ProductTemplate,
	Question,
	SetupStep,
	StepSectionProps,
} from './setup-values';
export type {
	GatewayConfigureFillProps,
	GatewaySetupFillProps,
	HeaderFillProps,
	SlotName,
	SlotTypes,
	TaskItemFillProps,
	TaskPageFillProps,
} from './slots';
