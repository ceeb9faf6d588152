import { resumeAnalytics } from "@/features/consent/analytics";

resumeAnalytics();
